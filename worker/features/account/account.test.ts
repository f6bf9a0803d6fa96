import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { accounts, sessions } from '../../../schema/directory';
import { anonymous, asAdmin, asSeller, changeUser, db, PASSWORD, type Seller } from '../../test/factories';

const MINUTE = 60_000;

let seller: Seller;
beforeEach(async () => {
  seller = await asSeller();
});

const signedInAgo = (ms: number, who = seller) =>
  db
    .update(sessions)
    .set({ createdAt: Date.now() - ms })
    .where(eq(sessions.userId, who.user.id));
const erase = (fields: object = {}, who = seller) =>
  who.post('/api/account/erase', { email: who.user.email, password: PASSWORD, ...fields });
const isClosed = async (who = seller) =>
  (await db.select().from(accounts).where(eq(accounts.id, who.user.id)))[0]?.erasingAt !== null;

describe('confirming one’s identity again', () => {
  it('requires the password, or a new sign-in if there is none, once the session is old', async () => {
    expect((await seller.get('/api/account')).body).toEqual({
      hasPassword: true,
      signedInRecently: true,
      isLastOperator: false,
      plan: 'starter',
      planEndsAt: null,
      paymentCheckedUntil: null,
      vehicles: 0,
      leads: 0,
    });
    await signedInAgo(16 * MINUTE);
    expect((await seller.get('/api/account')).body.signedInRecently).toBe(false);
    await changeUser(seller.user.id, { password: null });
    await changeUser(seller.user.id, { sessionEpoch: 0 });
    expect((await seller.get('/api/account')).body.hasPassword).toBe(false);
    const { status, body } = await seller.post('/api/account/export', { format: 'json' });
    expect([status, body.message]).toEqual([
      403,
      'Please sign in again first: your last sign-in is too long ago.',
    ]);
    expect((await erase({ password: undefined })).status).toBe(403);
    await signedInAgo(0);
    expect((await erase({ password: undefined })).status).toBe(202);
  });

  it.each([
    [undefined, 'Please enter your password'],
    ['wrong-horse-7', 'This is not your password'],
  ])('is refused with the password %s', async (password, message) => {
    await signedInAgo(16 * MINUTE);
    for (const answer of [
      await seller.post('/api/account/export', { format: 'csv', password }),
      await erase({ password }),
    ]) {
      expect([answer.status, answer.body.fields]).toEqual([400, { password: message }]);
    }
    expect(await isClosed()).toBe(false);
    expect((await seller.post('/api/account/export', { format: 'json', password: PASSWORD })).status).toBe(
      200,
    );
  });

  it('is limited like signing in, and so are downloads', async () => {
    const narrow = seller.with({}, { RATE_SCALE: '1' });
    const wrong = { email: seller.user.email, password: 'wrong' };
    const tries: number[] = [];
    for (let time = 0; time < 11; time++) tries.push((await narrow.post('/api/account/erase', wrong)).status);
    expect(tries.slice(0, 10).every((status) => status === 400)).toBe(true);
    expect(tries[10]).toBe(429);
    const downloads: number[] = [];
    for (let time = 0; time < 11; time++) {
      downloads.push((await narrow.post('/api/account/export', { format: 'json' })).status);
    }
    expect([downloads[0], downloads[10]]).toEqual([200, 429]);
  });
});

describe('requesting erasure', () => {
  it('requires the account’s address and, however recent the sign-in, the password', async () => {
    const other = await erase({ email: 'somebody@example.test' });
    expect([other.status, other.body.fields]).toEqual([
      400,
      { email: 'This is not the email address of your account' },
    ]);
    expect((await erase({ password: undefined })).status).toBe(400);
    expect((await erase({ userId: 'x' })).status).toBe(400);
    expect((await anonymous().post('/api/account/erase', { email: 'a@example.test' })).status).toBe(401);
    expect(await isClosed()).toBe(false);
    const done = await erase({ email: seller.user.email.toUpperCase() });
    expect([done.status, done.body.message]).toEqual([
      202,
      'Your account is closed. Everything in it is being erased.',
    ]);
    expect(seller.cookies.has('sid')).toBe(false);
    expect(await isClosed()).toBe(true);
  });

  it('is refused to the last operator, and two cannot leave at once', async () => {
    await db.update(accounts).set({ isAdmin: false }).where(eq(accounts.isAdmin, true));
    const [one, two] = [await asAdmin(), await asAdmin()];
    expect((await one.get('/api/account')).body.isLastOperator).toBe(false);
    const answers = await Promise.all([erase({}, one), erase({}, two)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
    const last = (await isClosed(one)) ? two : one;
    expect((await last.get('/api/account')).body.isLastOperator).toBe(true);
    const { status, body } = await erase({}, last);
    expect([status, body.message]).toEqual([409, 'You are the only operator. Make somebody else one first.']);
  });
});
