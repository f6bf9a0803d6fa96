import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateCounters } from '../../../schema/directory';
import type { Platform } from '../../context';
import { parseSettings } from '../../env';
import { indianDayStart } from '../../platform/clock';
import { asSeller, db, type Seller, uniqueMobile } from '../../test/factories';
import { isProof } from '../../test/proof';
import { systemCtx } from '../../test/system';
import { listBudgetsHalfUsed } from './sms-budgets';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Of asking: six ask for more than the day's budget, too. */
const HOURS = isProof ? 20 : 6;
/** Accounts older than a day. */
const old = { createdAt: Date.now() - 3 * DAY };
/** Networks are identified by a hash that changes daily (IST), so every test starts with the day. */
const START = indianDayStart(Date.now());

/** Budgets are shared, so each test starts with fresh counters. */
beforeEach(async () => void (await db.delete(rateCounters)));

/** An SMS provider that counts, with the real limits. */
function counting(settings: Record<string, string> = {}) {
  const sent: { to: string; code: string }[] = [];
  const sms: NonNullable<Platform['sms']> = {
    testMode: false,
    sendsNotices: false,
    sendNotice: async () => {},
    sendCode: async ({ to, code }) => void sent.push({ to, code }),
  };
  const bindings = { RATE_SCALE: '1', ...settings } as never;
  const send = (
    seller: Seller,
    phoneNumber: string,
    { minutes = 0, network = '203.0.113.1', country = '+91' } = {},
  ) =>
    seller
      .with({ sms, clock: { now: () => START + minutes * MINUTE } }, bindings)
      .post(
        '/api/auth/send-otp',
        { phoneNumber, countryCode: country },
        { headers: { 'cf-connecting-ip': network } },
      );
  const type = (
    seller: Seller,
    phoneNumber: string,
    otp: string,
    { minutes = 0, network = '203.0.113.1' } = {},
  ) =>
    seller
      .with({ sms, clock: { now: () => START + minutes * MINUTE } }, bindings)
      .post(
        '/api/auth/verify-otp',
        { phoneNumber, countryCode: '+91', otp },
        { headers: { 'cf-connecting-ip': network } },
      );
  return { sent, send, type };
}

const wrongFor = (otp: string) => (otp === '000000' ? '111111' : '000000');

describe('codes by text message', () => {
  it('are sent only to allowed countries: India unless others are configured', async () => {
    const seller = await asSeller();
    const { sent, send } = counting();
    const refused = await send(seller, '8765550123', { country: '+1' });
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { phoneNumber: 'We cannot send codes to numbers of this country.' },
    ]);
    expect(sent).toEqual([]);
    const abroad = counting({ SMS_COUNTRIES: '91,44' });
    expect((await abroad.send(seller, '7400123456', { country: '+44' })).status).toBe(200);
    expect((await abroad.send(seller, '8765550123', { country: '+1' })).status).toBe(400);
  });

  it('are five an hour for a site whose codes nobody types, whichever of its networks and accounts is used', async () => {
    const { sent, send } = counting();
    const sites = [() => '203.0.113.1', (turn: number) => `2001:db8:8:${turn.toString(16)}::1`];
    for (const [nth, network] of sites.entries()) {
      for (let turn = 0; turn < 10; turn++) {
        await send(await asSeller(), uniqueMobile(), { network: network(turn) });
      }
      expect(sent).toHaveLength(5 * (nth + 1));
    }
    expect((await send(await asSeller(), uniqueMobile(), { minutes: 61 })).status).toBe(200);
  });

  it('reach an office of six people on one address within the hour, who type them', async () => {
    const { sent, send, type } = counting();
    for (let person = 0; person < 6; person++) {
      const [seller, number] = [await asSeller(), uniqueMobile()];
      expect((await send(seller, number, { minutes: 5 * person })).status).toBe(200);
      expect((await type(seller, number, sent.at(-1)?.code ?? '', { minutes: 5 * person + 1 })).status).toBe(
        200,
      );
    }
    // Two codes on their way at the same time.
    const waiting = [await asSeller(), await asSeller()];
    for (const seller of waiting)
      expect((await send(seller, uniqueMobile(), { minutes: 40 })).status).toBe(200);
  });

  it('give a code’s cost back once, to the site where it was typed', async () => {
    const { sent, send, type } = counting();
    const [seller, number] = [await asSeller(), uniqueMobile()];
    await send(seller, number);
    const code = sent.at(-1)?.code ?? '';
    expect((await type(seller, number, wrongFor(code))).status).toBe(400);
    const answers = await Promise.all([1, 2, 3].map(() => type(seller, number, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const left = [];
    for (let turn = 0; turn < 6; turn++) left.push((await send(await asSeller(), uniqueMobile())).status);
    // One of fifteen is used, so four more codes fit.
    expect(left).toEqual([200, 200, 200, 200, 429, 429]);
  });

  it('are 30 a day for a network, over all its accounts', async () => {
    const { sent, send } = counting();
    const statuses: number[] = [];
    for (let hour = 0; hour < 8; hour++) {
      const seller = await asSeller();
      for (let time = 0; time < 5; time++) {
        statuses.push((await send(seller, uniqueMobile(), { minutes: 61 * hour })).status);
      }
    }
    expect(sent).toHaveLength(30);
    expect(statuses.slice(30)).toEqual(Array(10).fill(429));
    const seller = await asSeller();
    const elsewhere = { network: '203.0.113.2', minutes: 61 * 8 };
    expect((await send(seller, uniqueMobile(), elsewhere)).status).toBe(200);
    const tomorrow = await asSeller();
    expect((await send(tomorrow, uniqueMobile(), { minutes: 24 * 60 + 1 })).status).toBe(200);
  });

  it('are 100 a day for an IPv6 site, whichever of its networks is used', async () => {
    const { sent, send } = counting();
    for (let hour = 0; hour < 22; hour++) {
      const seller = await asSeller(old);
      const network = `2001:db8:9:${hour.toString(16)}::1`;
      for (let time = 0; time < 5; time++) {
        await send(seller, uniqueMobile(), { network, minutes: 61 * hour });
      }
    }
    expect(sent).toHaveLength(100);
  });

  it.each(isProof ? [10, 50] : [50])(
    'reach an honest new seller although 51 accounts on %i addresses use up what they can',
    async (addresses) => {
      const { sent, send } = counting();
      const accounts = await Promise.all(Array.from({ length: 51 }, () => asSeller()));
      for (let hour = 0; hour < HOURS; hour++) {
        const asked = accounts.map((account, nth) => {
          const network = `198.51.100.${nth % addresses}`;
          return send(account, uniqueMobile(), { network, minutes: 61 * hour });
        });
        await Promise.all(asked);
      }
      expect(sent.length).toBeLessThan(250);
      const honest = await send(await asSeller(), uniqueMobile(), {
        network: '203.0.113.77',
        minutes: 61 * HOURS,
      });
      expect(honest.status).toBe(200);
    },
    // A thousand requests, each signed in: on a busy machine the usual half minute is too short.
    120_000,
  );

  it('warn operators at half of the budget', async () => {
    const { send } = counting({ SMS_PER_DAY: '12' });
    const half = async () =>
      (
        await listBudgetsHalfUsed(
          systemCtx({
            clock: { now: () => START },
            settings: parseSettings({ ...env, RATE_SCALE: '1', SMS_PER_DAY: '12' } as never),
          }),
        )
      ).map(({ name, used }) => [name, used]);
    for (let turn = 0; turn < 2; turn++)
      await send(await asSeller(), uniqueMobile(), { network: `198.51.100.${turn}` });
    expect(await half()).toEqual([]);
    await send(await asSeller(), uniqueMobile(), { network: '198.51.100.3' });
    expect(await half()).toEqual([['new accounts', 3]]);
    for (let turn = 4; turn < 7; turn++)
      await send(await asSeller(old), uniqueMobile(), { network: `198.51.100.${turn}` });
    expect(await half()).toEqual([
      ['all accounts', 6],
      ['new accounts', 3],
    ]);
  });

  it('have a daily total, of which new accounts can use at most half', async () => {
    const { sent, send } = counting({ SMS_PER_DAY: '12' });
    const ask = async (fields: object, turn: number) =>
      (await send(await asSeller(fields), uniqueMobile(), { network: `198.51.100.${turn}` })).status;
    const asNew = [];
    for (let turn = 0; turn < 10; turn++) asNew.push(await ask({}, turn));
    expect(asNew).toEqual([...Array(6).fill(200), ...Array(4).fill(429)]);
    const asOld = [];
    for (let turn = 10; turn < 20; turn++) asOld.push(await ask(old, turn));
    expect(asOld).toEqual([...Array(6).fill(200), ...Array(4).fill(429)]);
    expect(sent).toHaveLength(12);
  });

  it('count only if sent: a repeated request uses no budget', async () => {
    const { sent, send } = counting({ SMS_PER_DAY: '4' });
    const eager = await asSeller(old);
    const number = uniqueMobile();
    for (let turn = 0; turn < 8; turn++) await send(eager, number);
    expect(sent).toHaveLength(1);
    for (let turn = 0; turn < 3; turn++) {
      expect((await send(await asSeller(old), uniqueMobile())).status).toBe(200);
    }
    const { status, headers, body } = await send(await asSeller(old), uniqueMobile());
    expect([status, headers.get('retry-after'), body.message]).toEqual([
      429,
      '3600',
      'No more codes can be sent for now. Please try again in a few hours.',
    ]);
  });
});

describe('a number for which strangers request codes', () => {
  it('is not blocked: its owner gets a code at once, with their own hourly share and attempts', async () => {
    const { sent, send, type } = counting();
    const number = uniqueMobile();
    const stranger = await asSeller(old);
    const owner = await asSeller();
    for (const minutes of [0, 1.1, 2.2, 3.3, 4.4]) await send(stranger, number, { minutes });
    const network = '203.0.113.3';
    expect((await send(owner, number, { network })).status).toBe(200);
    const code = sent.at(-1)?.code ?? '';
    for (let turn = 0; turn < 10; turn++) {
      expect((await type(stranger, number, wrongFor(code))).status).toBe(400);
    }
    expect((await type(stranger, number, code)).status).toBe(400);
    expect((await type(owner, number, code, { network })).status).toBe(200);
  });

  it('gets ten codes a day, and its owner’s nevertheless', async () => {
    const { sent, send } = counting();
    const number = uniqueMobile();
    for (let person = 0; person < 3; person++) {
      const stranger = await asSeller(old);
      for (const minutes of [0, 1.1, 2.2, 3.3]) {
        await send(stranger, number, { minutes: minutes + 5 * person, network: `198.51.100.${person}` });
      }
    }
    // Four, four and the third person's first two.
    expect(sent).toHaveLength(10);
    const owner = await asSeller();
    expect((await send(owner, number, { minutes: 20, network: '198.51.100.9' })).status).toBe(200);
  });
});
