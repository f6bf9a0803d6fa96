import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accounts, sessions } from '../../../schema/directory';
import { parseSettings } from '../../env';
import { runTogether, updateWhere } from '../../platform/db';
import { newId } from '../../platform/random';
import { MAX_SESSION_MS, readToken, writeToken } from '../../platform/session-token';
import {
  anonymous,
  asAdmin,
  asSeller,
  changeUser,
  codeFor,
  db,
  PASSWORD,
  type Seller,
} from '../../test/factories';
import { giveSession, secretOf, sidOf } from '../../test/sessions';
import { systemCtx } from '../../test/system';
import { pushAccount } from '../account/account.sql';

const epochOf = async ({ user }: Seller) =>
  (await db.select({ epoch: accounts.sessionEpoch }).from(accounts).where(eq(accounts.id, user.id)))[0]
    ?.epoch;

const isSignedIn = async (client: Pick<Seller, 'get'>) => (await client.get('/api/auth/user')).status === 200;

/** A browser with the same cookie. */
function copyOf({ cookies }: Pick<Seller, 'cookies'>) {
  const copy = anonymous();
  copy.cookies.set('sid', cookies.get('sid') ?? '');
  return copy;
}

/** As if the statement that revokes sessions had missed this one. */
const restoreRow = async (seller: Seller) => {
  await db
    .update(sessions)
    .set({ revokedAt: null })
    .where(eq(sessions.sid, sidOf(seller)));
  await changeUser(seller.user.id, { isActive: true, erasingAt: null });
};

async function resetPassword({ user: { email } }: Seller) {
  const client = anonymous();
  await client.post('/api/auth/forgot-password', { email });
  const json = { email, otp: await codeFor(email), password: 'another-horse-8' };
  expect((await client.post('/api/auth/reset-password', json)).status).toBe(200);
  return client;
}

async function signIn({ user: { email } }: Seller) {
  const client = anonymous();
  expect((await client.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
  return client;
}

/** Changes an account in the directory: a trigger raises the epoch, and the effect follows. */
async function changeAccount(id: string, fields: Partial<typeof accounts.$inferInsert>) {
  const now = Date.now();
  const cause = newId(now);
  const ctx = systemCtx();
  await runTogether(ctx.directory, [
    updateWhere(accounts, { ...fields, updatedAt: now }, sql`where id = ${id}`),
    pushAccount({ cause, userId: sql`${id}`, now }, sql`true`),
  ]);
  expect(await ctx.settle(ctx.directory, cause)).toBe(true);
}

/** Everything that ends all older sessions of an account. */
const ENDINGS: Record<string, (seller: Seller) => Promise<unknown>> = {
  'a new password': resetPassword,
  'a new address': ({ user }) => changeAccount(user.id, { email: `new-${user.email}` }),
  suspension: async ({ user }) =>
    (await asAdmin()).post(`/api/admin/users/${user.id}/suspend`, { reason: 'Stolen cars' }),
  'signing out everywhere else': async (seller) => (await signIn(seller)).delete('/api/auth/sessions'),
  demotion: async ({ user }) => {
    await changeAccount(user.id, { isAdmin: true });
    await changeAccount(user.id, { isAdmin: false });
  },
  erasure: (seller) => seller.post('/api/account/erase', { email: seller.user.email, password: PASSWORD }),
};

describe('the epoch of an account', () => {
  it.each(Object.entries(ENDINGS))(
    'is raised by %s, which ends older sessions even if their row stays',
    async (_, end) => {
      const seller = await asSeller();
      const copy = copyOf(seller);
      expect(await isSignedIn(copy)).toBe(true);
      await end(seller);
      expect(await epochOf(seller)).toBe(1);
      await restoreRow(seller);
      expect(await isSignedIn(copy)).toBe(false);
    },
  );

  it('is not raised by what people do every day', async () => {
    const seller = await asSeller();
    await signIn(seller);
    await seller.put('/api/auth/user/profile', {
      firstName: 'Asha',
      lastName: 'Rao',
      accountType: 'personal',
    });
    await changeUser(seller.user.id, { isAdmin: true });
    await (await signIn(seller)).post('/api/logout');
    expect(await epochOf(seller)).toBe(0);
    expect(await isSignedIn(seller)).toBe(true);
  });

  it('belongs to every session that is opened later', async () => {
    const seller = await asSeller();
    const fresh = await resetPassword(seller);
    expect(await isSignedIn(fresh)).toBe(true);
    expect(fresh.cookies.get('sid')?.split('.')[2]).toBe('1');
  });

  it('moves the session that signs out all others to a new cookie, and ends copies of its old one', async () => {
    const seller = await asSeller();
    const copy = copyOf(seller);
    expect((await seller.delete('/api/auth/sessions')).status).toBe(200);
    expect([await isSignedIn(seller), await isSignedIn(copy)]).toEqual([true, false]);
    expect((await seller.get('/api/auth/sessions')).body).toHaveLength(1);
  });
});

const SETTINGS = { SECRET_KEY: 'a'.repeat(40), SECRET_KEY_BEFORE: undefined };
const ROTATED = { SECRET_KEY: 'b'.repeat(40), SECRET_KEY_BEFORE: 'a'.repeat(40) };
const TOKEN = {
  userId: crypto.randomUUID(),
  secret: 'S'.repeat(43),
  epoch: 3,
  issuedAt: Date.now(),
  isOperator: true,
};

describe('the key of session cookies', () => {
  it('may be rotated: a cookie of the former key is valid, and is issued again', async () => {
    const seller = await asSeller();
    const bindings = { SECRET_KEY: 'the key of this year, which is long enough' };
    const token = { userId: seller.user.id, secret: secretOf(seller) };
    const before = parseSettings({ APP_ENV: 'development' } as never);
    giveSession(seller, token, before);
    const former = seller.cookies.get('sid');
    const rotated = seller.with({}, { ...bindings, SECRET_KEY_BEFORE: before.SECRET_KEY });
    expect(await isSignedIn(rotated)).toBe(true);
    expect(rotated.cookies.get('sid')).not.toBe(former);
    const later = seller.with({}, bindings);
    expect(await isSignedIn(later)).toBe(true);
    later.cookies.set('sid', former ?? '');
    expect(await isSignedIn(later)).toBe(false);
  });

  it('is named in the cookie, and a cookie of a third key is not verified', () => {
    const value = writeToken(SETTINGS, TOKEN);
    expect(readToken(SETTINGS, value, Date.now())).toMatchObject({ ...TOKEN, isFormerKey: false });
    expect(readToken(ROTATED, value, Date.now())).toMatchObject({ ...TOKEN, isFormerKey: true });
    expect(readToken({ ...ROTATED, SECRET_KEY_BEFORE: undefined }, value, Date.now())).toBeNull();
  });

  it('vouches for no session longer than ninety days', () => {
    const value = writeToken(SETTINGS, TOKEN);
    expect(readToken(SETTINGS, value, TOKEN.issuedAt + MAX_SESSION_MS - 1)).not.toBeNull();
    expect(readToken(SETTINGS, value, TOKEN.issuedAt + MAX_SESSION_MS)).toBeNull();
  });
});
