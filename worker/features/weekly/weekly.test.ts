import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { leads, shortCodes, vehicles } from '../../../schema/shard';
import { weekLines } from '../../../schema/weekly/words';
import { anonymous, asSeller, db, offer, publishVehicle, type Seller, shardOf } from '../../test/factories';
import { saveViews } from '../../test/saved-views';
import { systemCtx } from '../../test/system';
import { inShards } from '../../test/tick';
import { mailIn } from '../messages/in-language';
import { weeklyMessages } from './weekly.messages';
import { writeWeeklyNotes } from './weekly.service';

const DAY = 86_400_000;
const at = (time: string) => Date.parse(`${time}+05:30`);
const MONDAY = at('2026-12-07T09:00');

const ctxAt = (now: number) => systemCtx({ clock: { now: () => now } });
const run = (now: number) => inShards(writeWeeklyNotes, ctxAt(now));
const noteOf = async (seller: Seller, now = MONDAY) => (await seller.at(now).get('/api/weekly')).body.note;
const bell = async (seller: Seller) =>
  (await seller.get('/api/notifications')).body.filter(
    ({ kind }: { kind: string }) => kind === 'weekly_note',
  );

/** A seller whose listing has been up for some time. */
async function selling(days = 40) {
  const seller = await asSeller();
  const { id } = await publishVehicle(seller, { name: 'Alto K10' });
  await db
    .update(vehicles)
    .set({ createdAt: MONDAY - days * DAY })
    .where(eq(vehicles.id, id));
  return { seller, id };
}

async function offered(vehicleId: string, source: 'qr' | 'link', lastOfferAt: number) {
  const { body } = await anonymous().post('/api/leads', offer(vehicleId));
  await db.update(leads).set({ source, lastOfferAt }).where(eq(leads.id, body.id));
}

describe('the weekly note', () => {
  it('counts the week from Monday to Sunday in India', async () => {
    const { seller, id } = await selling();
    const sellerId = seller.user.id;
    await saveViews(sellerId, id, [
      { day: '2026-11-29', views: 100 },
      { day: '2026-11-30', views: 30 },
      { day: '2026-12-06', views: 11 },
      { day: '2026-12-07', views: 1000 },
    ]);
    await shardOf(sellerId)
      .update(shortCodes)
      .set({
        scanCount: 20,
        scanDays: { '2026-11-29': 5, '2026-12-01': 7, '2026-12-06': 5, '2026-12-07': 3 },
      })
      .where(eq(shortCodes.ownerId, sellerId));
    await offered(id, 'link', at('2026-11-29T23:59'));
    await offered(id, 'link', at('2026-11-30T00:00'));
    await offered(id, 'qr', at('2026-12-06T23:59'));
    await offered(id, 'qr', at('2026-12-03T12:00'));
    await offered(id, 'qr', at('2026-12-07T00:00'));
    await run(MONDAY);
    expect(await noteOf(seller)).toEqual({
      monday: '2026-12-07',
      views: 41,
      scans: 12,
      offers: 3,
      source: 'qr',
      answerMinutes: null,
      waiting: null,
    });
  });

  it('has the median time to the first answer to new offers, by the results of calls', async () => {
    const { seller, id } = await selling();
    const { seller: silent, id: other } = await selling();
    const received = at('2026-12-02T10:00');
    const answered = async (vehicleId: string, minutes: number | null, fields: object = {}) => {
      const { body } = await anonymous().post('/api/leads', offer(vehicleId));
      const answeredAt = minutes === null ? null : received + minutes * 60_000;
      const times = { createdAt: received, lastOfferAt: received, answeredAt };
      await db
        .update(leads)
        .set({ ...times, ...fields })
        .where(eq(leads.id, body.id));
    };
    for (const minutes of [30, 100, 4_000, null]) await answered(id, minutes);
    await answered(id, 1, { source: 'call' });
    await answered(id, 1, { unlikelyReason: 'price' });
    // An older lead, whose buyer has offered again.
    const older = at('2026-11-29T10:00');
    for (const answeredAt of [older + 1, older + 2]) await answered(id, 1, { createdAt: older, answeredAt });
    await answered(id, 1, { createdAt: MONDAY, lastOfferAt: MONDAY });
    await answered(other, null);
    await run(MONDAY);
    const note = await noteOf(seller);
    expect(note).toMatchObject({ offers: 6, answerMinutes: 100 });
    expect(weekLines(note)).toContainEqual(['Offers', '6, first answer after 2 h']);
    expect(weekLines({ ...note, answerMinutes: 59 })).toContainEqual([
      'Offers',
      '6, first answer after 59 min',
    ]);
    expect(weekLines({ ...note, answerMinutes: 2_880 })).toContainEqual([
      'Offers',
      '6, first answer after 2 days',
    ]);
    expect((await noteOf(silent)).answerMinutes).toBeNull();
  });

  it('is written once, from nine on Monday, with one notification', async () => {
    const { seller } = await selling();
    for (const early of ['2026-12-06T09:00', '2026-12-07T08:59', '2026-12-08T09:00']) await run(at(early));
    expect(await noteOf(seller)).toBeNull();
    await Promise.all([run(MONDAY), run(MONDAY)]);
    await run(MONDAY + 3_600_000);
    expect(await bell(seller)).toEqual([
      expect.objectContaining({ title: 'Your week in five lines', message: '0 views, 0 scans, 0 offers' }),
    ]);
    await run(MONDAY + 7 * DAY);
    expect(await bell(seller)).toHaveLength(2);
    expect((await noteOf(seller, MONDAY + 7 * DAY)).monday).toBe('2026-12-14');
    expect(await noteOf(seller, MONDAY + 14 * DAY), 'a week later it is old').toBeNull();
  });

  it('goes to sellers with something for sale only, and not to strangers', async () => {
    const [empty, { seller: sold, id }] = [await asSeller(), await selling()];
    await sold.patch(`/api/vehicles/${id}/status`, { status: 'sold' });
    await run(MONDAY);
    expect([await noteOf(empty), await noteOf(sold)]).toEqual([null, null]);
    expect((await anonymous().get('/api/weekly')).status).toBe(401);
  });

  it('names the vehicle that has waited longest, and what may help', async () => {
    const { seller, id } = await selling(34);
    const { seller: fresh } = await selling(20);
    const { seller: popular, id: seen } = await selling(50);
    await saveViews(popular.user.id, seen, [{ day: '2026-12-01', views: 20 }]);
    const { id: recent } = await publishVehicle(popular, { name: 'Wanted' });
    await db
      .update(vehicles)
      .set({ createdAt: MONDAY - 90 * DAY })
      .where(eq(vehicles.id, recent));
    await offered(recent, 'link', MONDAY - 20 * DAY);
    await run(MONDAY);
    expect((await noteOf(seller)).waiting).toEqual({ id, name: 'Alto K10', days: 33, advice: 'share' });
    expect((await noteOf(fresh)).waiting).toBeNull();
    expect((await noteOf(popular)).waiting).toMatchObject({ id: seen, advice: 'lower' });
    expect(weekLines(await noteOf(seller)).at(-1)).toEqual([
      'To do',
      'Alto K10: no offer for 33 days. Share it again.',
    ]);
    await seller.send('DELETE', `/api/vehicles/${id}`);
    expect((await noteOf(seller)).waiting, 'a deleted listing has no name').toBeNull();
  });

  it('is turned off by one request, and on again in the settings', async () => {
    const { seller } = await selling();
    await run(MONDAY);
    const stopped = await seller.send('DELETE', '/api/weekly');
    expect([stopped.status, stopped.body]).toEqual([200, { note: null }]);
    expect(await noteOf(seller)).toBeNull();
    await run(MONDAY + 60_000);
    await run(MONDAY + 7 * DAY);
    expect(await bell(seller)).toHaveLength(1);
    const preference = { kind: 'weekly', channel: 'mail', enabled: true };
    await seller.send('PUT', '/api/channels/settings/preference', { json: preference });
    await run(MONDAY + 14 * DAY);
    expect(await bell(seller)).toHaveLength(2);
  });

  it('is a mail and a push message with the same five lines', async () => {
    const { seller } = await selling(34);
    await run(MONDAY);
    const recipient = { userId: seller.user.id } as never;
    const content = await weeklyMessages.weekly(ctxAt(MONDAY), {} as never, recipient);
    const mail = content?.mail && mailIn(content.mail, 'en');
    for (const [label, text] of weekLines(await noteOf(seller))) {
      expect(mail?.text).toContain(`${label}: ${text}`);
    }
    expect(mail?.text).toContain('Share with my partner: https://wa.me/?text=Our%20week');
    expect(content?.push).toMatchObject({
      title: 'Your week: 0 views, 0 scans, 0 offers',
      body: 'Alto K10: no offer for 33 days. Share it again.',
      url: '/dashboard',
    });
    expect(await weeklyMessages.weekly(ctxAt(MONDAY + 30 * DAY), {} as never, recipient)).toBeNull();
  });
});
