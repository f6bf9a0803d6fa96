import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../schema/common/errors';
import { accounts, otpCodes, sessions } from '../../../schema/directory';
import type { TestClient } from '../../test/client';
import { anonymous, asAdmin, asSeller, codeFor, db, PASSWORD, uniqueEmail } from '../../test/factories';
import { fakeHash, fakePasswords } from '../../test/fake-passwords';
import { interceptedDatabases } from '../../test/intercepted-database';
import { isProof } from '../../test/proof';

const NEW = 'another-horse-8';
const ROUNDS = isProof ? 50 : 3;
const passwords = fakePasswords();

const owner = () => asSeller({ password: fakeHash(PASSWORD) });
const openSessions = (userId: string) =>
  db
    .select({ sid: sessions.sid })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
const login = (email: string, password = PASSWORD, client = anonymous().with({ passwords })) =>
  client.post('/api/auth/login', { email, password });

async function askForCode(email: string, client: TestClient = anonymous()) {
  await client.post('/api/auth/forgot-password', { email });
  return { client, otp: await codeFor(email) };
}

/** A promise and the function that resolves it. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** A log-in held while its password is compared, before its session is opened. */
function heldLogin(email: string) {
  const [compared, held] = [gate(), gate()];
  const afterVerify = () => {
    compared.open();
    return held.opened;
  };
  const answer = login(email, PASSWORD, anonymous().with({ passwords: fakePasswords({ afterVerify }) }));
  const finish = () => {
    held.open();
    return answer;
  };
  return { compared: compared.opened, finish };
}

describe('a sign-in with the old password during a reset', () => {
  it('leaves no session, whenever in the reset it ends', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { user } = await owner();
      const { client, otp } = await askForCode(user.email);
      const held = Array.from({ length: 6 }, () => heldLogin(user.email));
      await Promise.all(held.map(({ compared }) => compared));
      const ends: number[] = [];
      /** Before each step of the reset, one held log-in finishes and another runs completely. */
      const step = async () => {
        const one = held.pop();
        if (one) ends.push((await one.finish()).status);
        await login(user.email);
      };
      const databases = interceptedDatabases({ before: step });
      const reset = await client
        .with({ passwords: fakePasswords({ beforeHash: step }) }, databases)
        .post('/api/auth/reset-password', { email: user.email, otp, password: NEW });
      for (const one of held) ends.push((await one.finish()).status);
      expect(reset.status).toBe(200);
      expect(ends).toHaveLength(6);
      // Some end before the change, which revokes their sessions, and some after it.
      expect(new Set(ends)).toEqual(new Set([200, 401]));
      expect(await openSessions(user.id), `round ${round + 1}`).toHaveLength(1);
      expect((await client.get('/api/auth/user')).body.id).toBe(user.id);
      expect((await login(user.email)).status).toBe(401);
    }
  });
});

describe('a sign-in in progress', () => {
  it('opens nothing for an account that was suspended or closed in the meantime', async () => {
    const admin = await asAdmin();
    for (const close of [
      (seller: Awaited<ReturnType<typeof owner>>) =>
        admin.post(`/api/admin/users/${seller.user.id}/suspend`, { reason: 'Stolen cars' }),
      (seller: Awaited<ReturnType<typeof owner>>) =>
        seller
          .with({ passwords })
          .post('/api/account/erase', { email: seller.user.email, password: PASSWORD }),
    ]) {
      const seller = await owner();
      const held = heldLogin(seller.user.email);
      await held.compared;
      expect((await close(seller)).status).toBeLessThan(300);
      const { status, body } = await held.finish();
      expect([status, body.message]).toEqual([401, 'Invalid email or password']);
      expect(await openSessions(seller.user.id)).toEqual([]);
    }
  });

  it('does not close an account once its session was ended, even with the right password', async () => {
    const seller = await owner();
    const { client, otp } = await askForCode(seller.user.email);
    const afterVerify = async () => {
      const json = { email: seller.user.email, otp, password: NEW };
      await client.with({ passwords }).post('/api/auth/reset-password', json);
    };
    const erase = await seller
      .with({ passwords: fakePasswords({ afterVerify }) })
      .post('/api/account/erase', { email: seller.user.email, password: PASSWORD });
    expect(erase.status).toBe(401);
    const [row] = await db.select().from(accounts).where(eq(accounts.id, seller.user.id));
    expect(row).toMatchObject({ erasingAt: null, isActive: true });
  });
});

const names = { firstName: 'Asha', lastName: 'Rao' };

/** Requests that use up a code, and what they need. */
const FLOWS = {
  'reset-password': async () => {
    const { user } = await owner();
    const { client, otp } = await askForCode(user.email);
    return { client, email: user.email, json: { email: user.email, otp, password: NEW } };
  },
  'verify-email': async () => {
    const email = uniqueEmail();
    const client = anonymous().with({ passwords });
    await client.post('/api/auth/register', { email, password: PASSWORD, ...names });
    return { client, email, json: { email, otp: await codeFor(email) } };
  },
};

async function stateOf(email: string) {
  const [user] = await db.select().from(accounts).where(eq(accounts.email, email));
  const codes = await db.select({ used: otpCodes.used }).from(otpCodes).where(eq(otpCodes.address, email));
  const open = await openSessions(user?.id ?? '');
  return { password: user?.password, emailVerified: user?.emailVerified, codes, open };
}

describe.each(Object.keys(FLOWS) as (keyof typeof FLOWS)[])('%s', (name) => {
  const path = `/api/auth/${name}`;

  it('changes all or nothing if one of its statements fails, and its code still works', async () => {
    const { client, email, json } = await FLOWS[name]();
    const before = await stateOf(email);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let size = 1;
    for (let at = 0; at < size; at++) {
      const edit = (statements: D1PreparedStatement[], queries: string[], database: D1Database) => {
        if (!queries.some((query) => query.includes('insert into "sessions"'))) return statements;
        size = statements.length;
        // Fails when executed, after the preceding statements.
        return statements.with(at, database.prepare("insert into accounts (id) values ('no email')"));
      };
      const answer = await client.with({ passwords }, interceptedDatabases({ edit })).post(path, json);
      expect(answer.status, `statement ${at + 1}`).toBeGreaterThanOrEqual(500);
      expect(await stateOf(email)).toEqual(before);
    }
    vi.restoreAllMocks();
    expect(size).toBeGreaterThan(5);
    expect((await client.with({ passwords }).post(path, json)).status).toBe(200);
    const after = await stateOf(email);
    expect([after.emailVerified, after.open.length, after.codes]).toEqual([true, 1, [{ used: true }]]);
  });

  it('accepts a code once, however many use it at the same time', async () => {
    const { client, email, json } = await FLOWS[name]();
    const both = await Promise.all(
      Array.from({ length: 6 }, () => client.with({ passwords }).post(path, json)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
    expect((await stateOf(email)).open).toHaveLength(1);
  });

  it('opens nothing for a suspended account, and does not use up its code', async () => {
    const { client, email, json } = await FLOWS[name]();
    await db.update(accounts).set({ isActive: false }).where(eq(accounts.email, email));
    const before = await stateOf(email);
    expect((await client.with({ passwords }).post(path, json)).status).toBe(400);
    expect(await stateOf(email)).toEqual(before);
  });
});

describe('a reset under load', () => {
  it('leaves the code usable, however often it must be repeated', async () => {
    const { client, json } = await FLOWS['reset-password']();
    const busy = fakePasswords({
      beforeHash: () => {
        throw new AppError('sign_in_overloaded', { retryAfterSeconds: 3 });
      },
    });
    const strict = client.with({ passwords: busy }, { RATE_SCALE: '1' });
    // More attempts than a code or a network has.
    const quiet = { headers: { 'cf-connecting-ip': '203.0.113.50' } };
    for (let count = 0; count < 40; count++) {
      expect((await strict.post('/api/auth/reset-password', json, quiet)).status).toBe(503);
    }
    expect((await client.with({ passwords }).post('/api/auth/reset-password', json)).status).toBe(200);
  });

  it('makes no hash for a wrong code', async () => {
    const { client, json } = await FLOWS['reset-password']();
    let hashes = 0;
    const counting = fakePasswords({ beforeHash: () => void hashes++ });
    const wrong = { ...json, otp: json.otp === '000000' ? '111111' : '000000' };
    const answer = await client.with({ passwords: counting }).post('/api/auth/reset-password', wrong);
    expect([answer.status, hashes]).toEqual([400, 0]);
  });
});
