import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { messages, notifications, shortCodes } from '../../../schema/shard';
import { movableTime, sellerAt } from '../../test/billing';
import { anonymous, asSeller, db, publishVehicle, republish, type Seller } from '../../test/factories';
import { withBrowser } from '../../test/message-settings';
import { letIn } from '../../test/staff';
import { bind, first, make, scan } from '../../test/stickers';
import { systemCtx } from '../../test/system';
import { inShards } from '../../test/tick';
import { tellOfClosedScans } from './scan-notices.service';

/** Tuesday. */
const DAY = '2027-01-19';
const at = (clock: string, day = DAY) => Date.parse(`${day}T${clock}:00+05:30`);

const noticesOf = async (userId: string) =>
  (
    await db
      .select({
        kind: notifications.kind,
        values: notifications.values,
        about: notifications.relatedEntityId,
      })
      .from(notifications)
      .where(eq(notifications.userId, userId))
  ).filter(({ kind }) => /scan/.test(kind));
const codeRow = async (code: string) =>
  (await db.select().from(shortCodes).where(eq(shortCodes.code, code)))[0];

async function yard(fields: Parameters<typeof asSeller>[0] = { firmName: 'Demo Motors' }) {
  const time = movableTime(at('12:00'));
  const seller = await sellerAt(time, { subscriptionPlan: 'pro', ...fields });
  const { id } = await publishVehicle(seller, { name: 'Baleno Delta' });
  const sticker = await first(seller);
  await bind(seller, sticker.code, id);
  const visitor = anonymous().with(time.overrides);
  const passer = (clock: string, code = sticker.code, day = DAY) => {
    time.now = at(clock, day);
    return scan(code, visitor);
  };
  const line = (clock: string, day = DAY) =>
    inShards(tellOfClosedScans, systemCtx({ clock: { now: () => at(clock, day) } }));
  return { time, seller, id, sticker, passer, line };
}

describe('a scan of a sticker', () => {
  it('is told at once, as a count and never a person', async () => {
    const { seller, id, passer } = await yard();
    await passer('12:00');
    expect(await noticesOf(seller.user.id)).toEqual([
      { kind: 'sticker_scanned', values: { vehicle: 'Baleno Delta' }, about: id },
    ]);
  });

  it('stands for all of half an hour, whichever of the vehicle’s stickers they scan', async () => {
    const { seller, id, passer } = await yard();
    const other = await first(seller);
    await bind(seller, other.code, id);
    await passer('12:00');
    await passer('12:01');
    await passer('12:29', other.code);
    expect(await noticesOf(seller.user.id)).toHaveLength(1);
    await passer('12:31', other.code);
    expect(await noticesOf(seller.user.id)).toHaveLength(2);
    await passer('12:45');
    expect(await noticesOf(seller.user.id)).toHaveLength(2);
  });

  it('of two at once is told once', async () => {
    const { seller, passer } = await yard();
    await Promise.all([passer('12:00'), passer('12:00'), passer('12:00')]);
    expect(await noticesOf(seller.user.id)).toHaveLength(1);
  });

  it('of another vehicle is told too, and one of a re-bound sticker about its new vehicle', async () => {
    const { seller, sticker, passer } = await yard();
    const { id } = await publishVehicle(seller, { name: 'Swift' });
    await passer('12:00');
    await bind(seller, sticker.code, id);
    await passer('12:01');
    expect((await noticesOf(seller.user.id)).map(({ values }) => values)).toEqual([
      { vehicle: 'Baleno Delta' },
      { vehicle: 'Swift' },
    ]);
  });

  it('goes to whoever answers for the vehicle, in their own bell', async () => {
    const { seller, id, passer } = await yard();
    const ravi = await asSeller({ firstName: 'Ravi', mobileNumber: '+919876502222' });
    await letIn(seller, ravi, 'salesperson');
    const json = { by: 'member', personId: ravi.user.id };
    expect((await seller.send('PUT', `/api/vehicles/${id}/answerer`, { json })).status).toBe(200);
    await passer('12:00');
    expect(await noticesOf(seller.user.id)).toEqual([]);
    expect(await noticesOf(ravi.user.id)).toMatchObject([
      { kind: 'staff_sticker_scanned', values: { vehicle: 'Baleno Delta', seller: seller.user.id } },
    ]);
  });

  it('by the seller, their staff, a robot, or of a code that is no sticker is not told', async () => {
    const { seller, id, sticker, time } = await yard();
    const ravi = await sellerAt(time);
    await letIn(seller, ravi, 'salesperson');
    await scan(sticker.code, seller);
    await scan(sticker.code, ravi);
    const headers = { 'user-agent': 'Googlebot/2.1', 'cf-connecting-ip': '198.18.9.9' };
    await scan(sticker.code, anonymous().with(time.overrides), headers);
    const [{ shortUrl }] = (await seller.get(`/api/links?vehicleId=${id}`)).body;
    await scan(new URL(shortUrl).pathname.slice(3), anonymous().with(time.overrides));
    expect(await noticesOf(seller.user.id)).toEqual([]);
    expect(await noticesOf(ravi.user.id)).toEqual([]);
  });

  it('of a reseller’s page is told to the reseller', async () => {
    const { seller, id, passer } = await yard();
    const reseller = await asSeller({ firmName: 'Resale Point', plan: 'pro' });
    const pageId = (await republish(reseller, id)).body.id;
    const sticker = await first(reseller);
    expect(
      (await reseller.patch(`/api/links/${sticker.code}`, { republishedVehicleId: pageId })).status,
    ).toBe(200);
    await passer('12:00', sticker.code);
    expect(await noticesOf(seller.user.id)).toEqual([]);
    expect(await noticesOf(reseller.user.id)).toMatchObject([{ kind: 'sticker_scanned', about: pageId }]);
  });
});

describe('while the yard is closed', () => {
  it('scans become one line between nine and ten, once', async () => {
    const { seller, passer, line } = await yard();
    const { id } = await publishVehicle(seller, { name: 'Swift' });
    const swift = await first(seller);
    await bind(seller, swift.code, id);
    await passer('20:00');
    await passer('20:40', swift.code);
    await passer('20:41', swift.code);
    expect(await noticesOf(seller.user.id)).toEqual([]);
    await line('20:45');
    await line('08:59', '2027-01-20');
    await line('10:00', '2027-01-20');
    expect(await noticesOf(seller.user.id)).toEqual([]);
    await line('09:00', '2027-01-20');
    await line('09:05', '2027-01-20');
    expect(await noticesOf(seller.user.id)).toEqual([
      { kind: 'scans_while_closed', values: { vehicle: 'Swift', count: 3 }, about: seller.user.id },
    ]);
    expect((await codeRow(swift.code))?.untoldScans).toBe(0);
    await line('09:05', '2027-01-21');
    expect(await noticesOf(seller.user.id)).toHaveLength(1);
  });

  it('the yard’s own hours and its closed day decide', async () => {
    const { seller, passer, line } = await yard();
    const hours = { opens: '10:30', closes: '21:00', closedDay: 'wednesday' };
    expect((await seller.patch('/api/yard', { hours })).status).toBe(200);
    await passer('10:29');
    await passer('11:00', undefined, '2027-01-20');
    expect(await noticesOf(seller.user.id)).toEqual([]);
    await passer('10:30');
    await passer('20:59');
    expect(await noticesOf(seller.user.id)).toHaveLength(2);
    await line('09:30', '2027-01-21');
    expect((await noticesOf(seller.user.id)).at(-1)).toMatchObject({ values: { count: 2 } });
  });

  it('a scan after the day’s line is kept for the next', async () => {
    const { seller, passer, line } = await yard();
    expect(
      (await seller.patch('/api/yard', { hours: { opens: '11:00', closes: '19:00', closedDay: '' } })).status,
    ).toBe(200);
    await passer('08:00');
    await line('09:00');
    await passer('09:10');
    await line('09:15');
    expect(await noticesOf(seller.user.id)).toMatchObject([{ values: { count: 1 } }]);
    await line('09:15', '2027-01-20');
    expect(await noticesOf(seller.user.id)).toMatchObject([
      { values: { count: 1 } },
      { values: { count: 1 } },
    ]);
  });
});

describe('the setting', () => {
  const settingOf = async (seller: Pick<Seller, 'get'>) =>
    (await seller.get('/api/channels/settings')).body.events.find(
      ({ kind }: { kind: string }) => kind === 'scan',
    );

  it('is on for a dealer, and off for somebody without a firm until they turn it on', async () => {
    const dealer = await asSeller({ firmName: 'Demo Motors' });
    expect(await settingOf(dealer)).toMatchObject({ push: 'on', mail: 'never' });
    const { seller, passer } = await yard({});
    expect(await settingOf(seller)).toMatchObject({ push: 'off' });
    await passer('12:00');
    await passer('20:30');
    expect(await noticesOf(seller.user.id)).toEqual([]);
    const on = { kind: 'scan', channel: 'push', enabled: true };
    expect((await seller.put('/api/channels/settings/preference', on)).status).toBe(200);
    expect(await settingOf(seller)).toMatchObject({ push: 'on' });
    await passer('13:00');
    expect(await noticesOf(seller.user.id)).toHaveLength(1);
  });

  it('decides whether phones are told', async () => {
    const { seller } = await withBrowser({ firmName: 'Demo Motors', plan: 'pro' });
    const { id } = await publishVehicle(seller);
    const [sticker, other] = await make(seller, 2);
    await seller.patch('/api/yard', { hours: { opens: '00:00', closes: '23:59', closedDay: '' } });
    await bind(seller, sticker?.code ?? '', id);
    const sent = async () =>
      (await db.select().from(messages).where(eq(messages.userId, seller.user.id))).filter(
        ({ kind }) => kind === 'scan',
      );
    await scan(sticker?.code ?? '');
    expect(await sent()).toMatchObject([{ channel: 'push' }]);
    await seller.put('/api/channels/settings/preference', { kind: 'scan', channel: 'push', enabled: false });
    const swift = await publishVehicle(seller);
    await bind(seller, other?.code ?? '', swift.id);
    await scan(other?.code ?? '');
    expect(await sent()).toHaveLength(1);
    expect(await noticesOf(seller.user.id)).toHaveLength(2);
  });
});

it('a counted scan within the half hour writes no row', async () => {
  const { sticker, passer } = await yard();
  await passer('12:00');
  const before = await codeRow(sticker.code);
  await passer('12:20');
  expect(await codeRow(sticker.code)).toEqual(before);
  expect(before?.scanToldId).toBeTruthy();
});
