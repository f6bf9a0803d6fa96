import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sessions } from '../../../schema/auth/sessions.table';
import { settleDueEffects } from '../../effects/effects.service';
import type { TestDatabases } from '../../test/databases';
import { effectsLeft, later, losing, storeAgain } from '../../test/effects';
import { anonymous, asAdmin, asSeller, codeFor, db, PASSWORD, type Seller } from '../../test/factories';
import { fakeHash, fakePasswords } from '../../test/fake-passwords';
import { interceptedDatabases } from '../../test/intercepted-database';
import { everywhere } from '../../test/tick';

const NEW = 'another-horse-8';
const passwords = fakePasswords();
const isSignedIn = async (client: Pick<Seller, 'get'>) => (await client.get('/api/auth/user')).status === 200;

/** Everything that ends all of another person's sessions, where the effect may be delayed. */
const ENDINGS: Record<string, (email: string, id: string, databases?: TestDatabases) => Promise<unknown>> = {
  'a reset': async (email, _, databases) => {
    const client = anonymous();
    await client.post('/api/auth/forgot-password', { email });
    const json = { email, otp: await codeFor(email), password: NEW };
    return client.with({ passwords }, databases).post('/api/auth/reset-password', json);
  },
  'a suspension': async (_, id, databases) =>
    (await asAdmin()).with({}, databases).post(`/api/admin/users/${id}/suspend`, { reason: 'Stolen cars' }),
  'signing out everywhere else': async (email, _, databases) => {
    const owner = anonymous().with({ passwords });
    expect((await owner.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
    return owner.with({}, databases).delete('/api/auth/sessions');
  },
};

/** A sign-in accepted by the directory, before its session is stored in the shard. */
function verified(email: string) {
  let release = () => {};
  let reached = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isVerified = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const databases = interceptedDatabases({
    before: async (queries) => {
      if (!queries.some((query) => /insert into "?sellers/i.test(query))) return;
      reached();
      await released;
    },
  });
  const client = anonymous().with({ passwords }, databases);
  const answer = client.post('/api/auth/login', { email, password: PASSWORD });
  const finish = async () => {
    release();
    return (await answer).status;
  };
  return { client, isVerified, finish };
}

const owner = () => asSeller({ shard: 1, password: fakeHash(PASSWORD), lastLoginAt: Date.now() });
const openSessions = async (id: string) =>
  (await db.select().from(sessions).where(eq(sessions.userId, id))).filter(({ revokedAt }) => !revokedAt);

describe.each(Object.entries(ENDINGS))('%s', (_, end) => {
  it('ends a sign-in that was verified before and is stored after it', async () => {
    const { user } = await owner();
    const late = verified(user.email);
    await late.isVerified;
    await end(user.email, user.id);
    expect(await late.finish()).toBe(401);
    expect(await isSignedIn(late.client)).toBe(false);
  });

  it('ends it as soon as its effect arrives, if that is later still', async () => {
    const { user } = await owner();
    const late = verified(user.email);
    await late.isVerified;
    await end(user.email, user.id, losing('account'));
    expect(await effectsLeft()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ rows: [expect.objectContaining({ kind: 'account' })] }),
      ]),
    );
    await late.finish();
    await everywhere(settleDueEffects, later());
    expect(await isSignedIn(late.client)).toBe(false);
  });

  it('is not undone by an older copy of the account that arrives after it', async () => {
    const seller = await owner();
    const { user } = seller;
    const admin = await asAdmin();
    const json = { userId: user.id, plan: 'pro', duration: '1_month' };
    expect((await admin.with({}, losing('account')).post('/api/admin/user-plan', json)).status).toBe(200);
    const older = await effectsLeft();
    await everywhere(settleDueEffects, later());
    await end(user.email, user.id);
    const open = await openSessions(user.id);
    await storeAgain(older);
    await everywhere(settleDueEffects, later());
    expect(await isSignedIn(seller)).toBe(false);
    expect(await openSessions(user.id)).toEqual(open);
  });
});

it('a seller signs in while the directory’s last change has not arrived, with what it has told', async () => {
  const seller = await owner();
  const admin = await asAdmin();
  const lost = admin.with({}, losing('account'));
  expect((await lost.post(`/api/admin/users/${seller.user.id}/suspend`, { reason: 'Stolen' })).status).toBe(
    200,
  );
  expect((await lost.post(`/api/admin/users/${seller.user.id}/restore`)).status).toBe(200);
  const json = { email: seller.user.email, password: PASSWORD };
  const client = anonymous().with({ passwords });
  expect((await client.post('/api/auth/login', json)).status).toBe(200);
  expect([await isSignedIn(client), await isSignedIn(seller)]).toEqual([true, false]);
  await everywhere(settleDueEffects, later());
  expect([await isSignedIn(client), await isSignedIn(seller)]).toEqual([true, false]);
});
