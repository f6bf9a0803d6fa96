import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { desc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { otpCodes, systemIssues } from '../../../schema/directory';
import { messages } from '../../../schema/shard';
import { createApp } from '../../app';
import type { Platform } from '../../context';
import { parseSettings } from '../../env';
import { deliverDueMessages } from '../../jobs/messages';
import type { Mail } from '../../platform/mailer';
import { httpMailer } from '../../platform/mailer';
import { buy } from '../../test/billing';
import { anonymous, asSeller, db, PASSWORD, uniqueEmail } from '../../test/factories';
import { fakePasswords } from '../../test/fake-passwords';
import { listedDatabases } from '../../test/intercepted-database';
import { PRODUCTION } from '../../test/production';
import { systemCtx } from '../../test/system';
import { everywhere } from '../../test/tick';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const passwords = fakePasswords();

/** A provider that waits for the test, or fails. */
function provider({
  works = true,
  waits = Promise.resolve(),
}: {
  works?: boolean;
  waits?: Promise<void>;
} = {}) {
  const sent: (Mail & { key: string })[] = [];
  const tried: string[] = [];
  const mailer: Platform['mailer'] = {
    async send(mail, key) {
      tried.push(key);
      await waits;
      if (!works) throw new Error('mail provider answered 500');
      sent.push({ ...mail, key });
    },
  };
  return { sent, tried, mailer };
}

const forgot = (overrides: Partial<Platform>, email: string, bindings = {}) =>
  anonymous().with(overrides, bindings).post('/api/auth/forgot-password', { email });
/** For a reset: other tests have messages dated later. */
const lastMessage = async () => {
  const isReset = eq(messages.kind, 'reset_password');
  return (await db.select().from(messages).where(isReset).orderBy(desc(messages.id)).limit(1))[0];
};
const deliverAt = (now: number, mailer: Platform['mailer']) =>
  everywhere(deliverDueMessages, systemCtx({ clock: { now: () => now }, mailer }));

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const person = { firstName: 'Asha', lastName: 'Rao', password: PASSWORD };

describe.each([
  ['forgot-password', (email: string) => ({ email })],
  ['resend-code', (email: string) => ({ email })],
  ['register', (email: string) => ({ email, ...person })],
] as const)('%s', (name, bodyOf) => {
  it('runs the same statements for known and unknown addresses, and answers alike', async () => {
    const known = (await asSeller()).user.email;
    const asked = [];
    for (const email of [known, uniqueEmail()]) {
      const { databases, queries } = listedDatabases();
      const { mailer } = provider();
      const answer = await anonymous()
        .with({ mailer, passwords }, databases)
        .post(`/api/auth/${name}`, bodyOf(email));
      const { requestId: _, ...body } = answer.body;
      // These queries include writing the mail, after the response.
      asked.push({ status: answer.status, body, cookies: answer.headers.getSetCookie().length, queries });
    }
    expect(asked[0]).toEqual(asked[1]);
    expect(asked[0]).toMatchObject({ status: 202 });
    expect(asked[0]?.queries.length).toBeGreaterThan(5);
  });

  it('does not wait for the provider', async () => {
    const email = name === 'forgot-password' ? (await asSeller()).user.email : uniqueEmail();
    if (name === 'resend-code') {
      await anonymous()
        .with({ passwords, mailer: provider().mailer })
        .post('/api/auth/register', { email, ...person });
    }
    let release = () => {};
    const { sent, tried, mailer } = provider({
      waits: new Promise((resolve) => {
        release = resolve;
      }),
    });
    const context = createExecutionContext();
    const request = new Request(`http://localhost/api/auth/${name}`, {
      method: 'POST',
      headers: {
        origin: 'http://localhost',
        'content-type': 'application/json',
        'cf-connecting-ip': '203.0.113.77',
      },
      body: JSON.stringify(bodyOf(email)),
    });
    const answer = await createApp({ overrides: { mailer, passwords } }).fetch(request, { ...env }, context);
    expect([answer.status, sent]).toEqual([202, []]);
    release();
    await waitOnExecutionContext(context);
    expect([tried.length, sent.length, sent[0]?.to]).toEqual([1, 1, email]);
  });
});

describe('a stored message', () => {
  it('is sent once, however often it is delivered, and then names no recipient', async () => {
    const { user } = await asSeller();
    const { sent, mailer } = provider();
    await forgot({ mailer }, user.email);
    const message = await lastMessage();
    expect(sent).toMatchObject([{ to: user.email, kind: 'reset_password', key: message?.id }]);
    expect(message).toMatchObject({ recipient: '', data: {}, dueAt: null, sentAt: expect.any(Number) });
    await deliverAt(Date.now() + HOUR, mailer);
    expect(sent).toHaveLength(1);
  });

  it('waits while the provider fails, is retried by the job less and less often, and leaves with the same code', async () => {
    const { user } = await asSeller();
    const now = Date.now();
    const down = provider({ works: false });
    const answer = await anonymous()
      .with({ mailer: down.mailer, clock: { now: () => now } })
      .post('/api/auth/forgot-password', { email: user.email });
    expect(answer.status).toBe(202);
    const tries: number[] = [];
    for (let minute = 1; minute <= 40; minute++) {
      const before = down.tried.length;
      await deliverAt(now + minute * MINUTE, down.mailer);
      if (down.tried.length > before) tries.push(minute);
    }
    expect(tries).toEqual([1, 3, 7, 15, 31]);
    expect(new Set(down.tried).size).toBe(1);
    const up = provider();
    const later = now + 64 * MINUTE;
    // Two concurrent runs: only one claims it.
    await Promise.all([deliverAt(later, up.mailer), deliverAt(later, up.mailer)]);
    expect(up.sent).toMatchObject([{ to: user.email, key: down.tried[0] }]);
    // Its ten minutes restart with each attempt.
    const client = anonymous().with({ passwords, clock: { now: () => later + 9 * MINUTE } });
    const json = { email: user.email, otp: up.sent[0]?.code, password: 'another-horse-8' };
    expect((await client.post('/api/auth/reset-password', json)).status).toBe(200);
  });

  it('carries the same code with the same key if the provider’s answer was lost', async () => {
    const { user } = await asSeller();
    const taken: (Mail & { key: string })[] = [];
    const mailer: Platform['mailer'] = {
      send: async (mail, key) => {
        taken.push({ ...mail, key });
        throw new Error('the answer was lost');
      },
    };
    await forgot({ mailer }, user.email);
    await deliverAt(Date.now() + 2 * MINUTE, mailer);
    expect(taken).toHaveLength(2);
    expect(taken[1]).toEqual(taken[0]);
    const client = anonymous().with({ passwords });
    const json = { email: user.email, otp: taken[0]?.code, password: 'another-horse-8' };
    expect((await client.post('/api/auth/reset-password', json)).status).toBe(200);
  });

  it('is given up in the end: the address is deleted, and operators see it', async () => {
    const { user } = await asSeller();
    const down = provider({ works: false });
    await forgot({ mailer: down.mailer }, user.email);
    await deliverAt(Date.now() + 61 * MINUTE, down.mailer);
    expect(await lastMessage()).toMatchObject({ recipient: '', dueAt: null, sentAt: null });
    const issues = await db.select().from(systemIssues).where(eq(systemIssues.type, 'job_failed'));
    expect(issues.map(({ description }) => description)).toContainEqual(
      expect.stringContaining('message reset_password'),
    );
    await deliverAt(Date.now() + 3 * HOUR, down.mailer);
    expect(down.tried).toHaveLength(2);
  });

  it('says only what is true when it leaves: a deleted account gets no code', async () => {
    const seller = await asSeller();
    const { email } = seller.user;
    const down = provider({ works: false });
    await forgot({ mailer: down.mailer }, email);
    await seller
      .with({ passwords: { ...passwords, verify: async () => true } })
      .post('/api/account/erase', { email, password: PASSWORD });
    const up = provider();
    await deliverAt(Date.now() + 2 * MINUTE, up.mailer);
    expect(up.sent).toEqual([]);
  });

  it('keeps no code at rest, and none that the key does not make', async () => {
    const { user } = await asSeller();
    const { sent, mailer } = provider();
    await forgot({ mailer }, user.email);
    const code = sent[0]?.code ?? '';
    expect(code).toMatch(/^\d{6}$/);
    const message = await lastMessage();
    const [stored] = await db.select().from(otpCodes).where(eq(otpCodes.address, user.email));
    expect(stored?.codeHash).toMatch(/^[0-9a-f]{64}$/);
    const { id: _id, createdAt: _at, ...rest } = message ?? {};
    expect(JSON.stringify(rest)).not.toContain(code);
  });

  it('is stored with a payment, and leaves with it', async () => {
    const seller = await asSeller();
    const { paymentId } = await buy(seller);
    const [stored] = await db.select().from(messages).where(eq(messages.userId, seller.user.id));
    expect(stored).toMatchObject({ kind: 'payment', sentAt: expect.any(Number) });
    const { body: mails } = await anonymous().get('/dev/outbox', { headers: { accept: 'application/json' } });
    const mail = mails.find(({ to }: { to: string }) => to === seller.user.email);
    expect(mail).toMatchObject({ kind: 'payment', text: expect.stringContaining(paymentId) });
  });

  it('is sent to the provider with its key', async () => {
    const requests: Request[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      requests.push(new Request(input as string, init as RequestInit));
      return new Response('{}');
    });
    const mailer = httpMailer(parseSettings(PRODUCTION as never));
    await mailer.send({ to: 'asha@example.test', kind: 'x', subject: 'S', text: 'T' }, 'the-key');
    expect(requests[0]?.headers.get('idempotency-key')).toBe('the-key');
  });
});
