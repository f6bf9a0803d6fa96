import { beforeEach, describe, expect, it } from 'vitest';
import { rateCounters } from '../../../schema/directory';
import type { Platform } from '../../context';
import { asSeller, db, type Seller, uniqueMobile } from '../../test/factories';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Accounts older than a day. */
const old = { createdAt: Date.now() - 2 * DAY };

/** Budgets are shared, so each test starts with fresh counters. */
beforeEach(async () => void (await db.delete(rateCounters)));

/** A message provider that counts, and the real limits. */
function counting(settings: Record<string, string> = {}) {
  const sent: { to: string; code: string }[] = [];
  const sms: NonNullable<Platform['sms']> = {
    testMode: false,
    sendsNotices: false,
    sendNotice: async () => '',
    sendCode: async ({ to, code }) => void sent.push({ to, code }),
  };
  const bindings = { RATE_SCALE: '1', ...settings } as never;
  const send = (
    seller: Seller,
    phoneNumber: string,
    { minutes = 0, network = '203.0.113.1', country = '+91' } = {},
  ) =>
    seller
      .with({ sms, clock: { now: () => Date.now() + minutes * MINUTE } }, bindings)
      .post(
        '/api/auth/send-otp',
        { phoneNumber, countryCode: country },
        { headers: { 'cf-connecting-ip': network } },
      );
  return { sent, send };
}

const verify = (seller: Seller, phoneNumber: string, otp: string) =>
  seller.post('/api/auth/verify-otp', { phoneNumber, countryCode: '+91', otp });
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

  it('are few for new accounts of one network, to any numbers', async () => {
    const { sent, send } = counting();
    const sellers = [await asSeller(), await asSeller(), await asSeller()];
    for (const seller of sellers) {
      for (let turn = 0; turn < 10; turn++) await send(seller, uniqueMobile());
    }
    expect(sent).toHaveLength(15);
  });

  it('are 30 a day for a network, over all its accounts', async () => {
    const { sent, send } = counting();
    const statuses: number[] = [];
    for (let turn = 0; turn < 8; turn++) {
      const seller = await asSeller();
      for (let time = 0; time < 5; time++) statuses.push((await send(seller, uniqueMobile())).status);
    }
    expect(sent).toHaveLength(30);
    expect(statuses.slice(30)).toEqual(Array(10).fill(429));
    const seller = await asSeller();
    expect((await send(seller, uniqueMobile(), { network: '203.0.113.2' })).status).toBe(200);
    const tomorrow = await asSeller();
    expect((await send(tomorrow, uniqueMobile(), { minutes: 24 * 60 + 1 })).status).toBe(200);
  });

  it('are 100 a day for an IPv6 site, whichever of its networks is used', async () => {
    const { sent, send } = counting();
    for (let turn = 0; turn < 25; turn++) {
      const seller = await asSeller();
      const network = `2001:db8:9:${turn.toString(16)}::1`;
      for (let time = 0; time < 5; time++) await send(seller, uniqueMobile(), { network });
    }
    expect(sent).toHaveLength(100);
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
    const { sent, send } = counting();
    const number = uniqueMobile();
    const stranger = await asSeller(old);
    const owner = await asSeller();
    for (const minutes of [0, 1.1, 2.2, 3.3, 4.4]) await send(stranger, number, { minutes });
    const network = '203.0.113.3';
    expect((await send(owner, number, { network })).status).toBe(200);
    const code = sent.at(-1)?.code ?? '';
    for (let turn = 0; turn < 10; turn++) {
      expect((await verify(stranger, number, wrongFor(code))).status).toBe(400);
    }
    expect((await verify(stranger, number, code)).status).toBe(400);
    expect((await verify(owner, number, code)).status).toBe(200);
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
