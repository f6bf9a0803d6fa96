import { afterAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../worker/test/client';
import { everything } from '../../worker/test/everything';
import { anonymous, asAdmin, asSeller, codeFor, PASSWORD, uniqueEmail } from '../../worker/test/factories';
import { fakeHash, fakePasswords } from '../../worker/test/fake-passwords';
import { isProof } from '../../worker/test/proof';
import { report } from '../../worker/test/report';

const PARALLEL = 40;
const ROUNDS = isProof ? 20 : 1;
const NEW = 'another-horse-8';
const names = { firstName: 'Asha', lastName: 'Rao' };

/** Each hash takes a random time, as on a busy machine. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, Math.random() * 40));
const passwords = fakePasswords({ afterVerify: pause, beforeHash: pause });
const browser = () => anonymous().with({ passwords });
const owner = async () =>
  Object.assign(await asSeller({ password: fakeHash(PASSWORD) }), { browser: browser() });

const logIns = (email: string, password = PASSWORD) =>
  Array.from({ length: PARALLEL }, () => browser().post('/api/auth/login', { email, password }));

async function figure(statement: string, value: string): Promise<number> {
  const row = await everything.prepare(statement).bind(value).first<Record<string, number>>();
  return Object.values(row ?? {})[0] ?? 0;
}
const openSessions = (userId: string) =>
  figure('select count(*) from sessions where user_id = ? and revoked_at is null', userId);

async function resetCode(client: TestClient, email: string) {
  await client.post('/api/auth/forgot-password', { email });
  return { email, otp: await codeFor(email), password: NEW };
}

/** Starts one action at a random point among many. */
function among<T>(acts: Promise<T>[], act: () => Promise<T>): Promise<T[]> {
  return Promise.all([...acts, pause().then(act)]);
}

/**
 * Sets up a race between two features, runs it, and returns what must hold afterwards: actual and expected,
 * by name.
 */
type Pair = () => Promise<Record<string, [found: unknown, wanted: unknown]>>;

const PAIRS: Record<string, Pair> = {
  'log-in and reset': async () => {
    const { user, browser: client } = await owner();
    const json = await resetCode(client, user.email);
    const answers = await among(logIns(user.email), () => client.post('/api/auth/reset-password', json));
    return {
      reset: [answers.at(-1)?.status, 200],
      'other answers': [answers.filter(({ status }) => status !== 200 && status !== 401).length, 0],
      'open sessions': [await openSessions(user.id), 1],
      'signed in': [(await client.get('/api/auth/status')).body, { isAuthenticated: true }],
    };
  },
  'reset and suspend': async () => {
    const admin = await asAdmin();
    const { user, browser: client } = await owner();
    const json = await resetCode(client, user.email);
    const suspend = () => admin.post(`/api/admin/users/${user.id}/suspend`, { reason: 'Stolen cars' });
    const answers = await among([client.post('/api/auth/reset-password', json)], suspend);
    await admin.post(`/api/admin/users/${user.id}/restore`);
    return {
      suspended: [answers.at(-1)?.status, 200],
      'open sessions': [await openSessions(user.id), 0],
      'signed in': [(await client.get('/api/auth/status')).body, { isAuthenticated: false }],
    };
  },
  'log-in and suspend': async () => {
    const admin = await asAdmin();
    const { user } = await owner();
    const suspend = () => admin.post(`/api/admin/users/${user.id}/suspend`, { reason: 'Stolen cars' });
    const answers = await among(logIns(user.email), suspend);
    return {
      suspended: [answers.at(-1)?.status, 200],
      'open sessions': [await openSessions(user.id), 0],
    };
  },
  'verify and register again': async () => {
    const email = uniqueEmail();
    const client = browser();
    await client.post('/api/auth/register', { email, ...names, password: PASSWORD });
    const json = { email, otp: await codeFor(email) };
    const strangers = Array.from({ length: PARALLEL }, () =>
      browser().post('/api/auth/register', { email, ...names, password: 'strangers-horse-1' }),
    );
    const answers = await among(strangers, () => client.post('/api/auth/verify-email', json));
    const logIn = (password: string) => browser().post('/api/auth/login', { email, password });
    return {
      verified: [answers.at(-1)?.status, 200],
      'the stranger’s password': [(await logIn('strangers-horse-1')).status, 401],
      'signed in': [(await client.get('/api/auth/status')).body, { isAuthenticated: true }],
    };
  },
  'erase and log-in': async () => {
    const seller = await owner();
    const { user } = seller;
    const json = { email: user.email, password: PASSWORD };
    const erase = () => seller.with({ passwords }).post('/api/account/erase', json);
    const answers = await among(logIns(user.email), erase);
    return {
      closed: [answers.at(-1)?.status, 202],
      'open sessions': [await openSessions(user.id), 0],
      erasing: [await figure('select erasing_at is not null from accounts where id = ?', user.id), 1],
    };
  },
  'erase and reset': async () => {
    const seller = await owner();
    const { user, browser: client } = seller;
    const reset = await resetCode(client, user.email);
    const erase = () =>
      seller.with({ passwords }).post('/api/account/erase', { email: user.email, password: PASSWORD });
    const answers = await among([client.post('/api/auth/reset-password', reset)], erase);
    // Either the reset ends the session that requested erasure, or the erasure closes the account.
    const won = answers[0]?.status === 200;
    return {
      closed: [answers.at(-1)?.status, won ? 401 : 202],
      'open sessions': [await openSessions(user.id), won ? 1 : 0],
      erasing: [
        await figure('select erasing_at is not null from accounts where id = ?', user.id),
        won ? 0 : 1,
      ],
    };
  },
};

const held: Record<string, string> = {};

describe(`pairs of features at once, ${ROUNDS} times over`, () => {
  it.each(Object.entries(PAIRS))('%s', { timeout: 600_000 }, async (name, pair) => {
    for (let round = 0; round < ROUNDS; round++) {
      for (const [what, [found, wanted]] of Object.entries(await pair())) {
        expect(found, `${what}, round ${round + 1}`).toEqual(wanted);
      }
    }
    held[name] = `held ${ROUNDS} times`;
  });
});

afterAll(() => report('Pairs of features', held));
