import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sellers, sellerViews, views } from '../../../schema/shard';
import type { LiveHub } from '../../live/live-hub';
import { indianCalendar } from '../../platform/clock';
import { hubOfSeller } from '../../test/counters';
import {
  anonymous,
  asAdmin,
  asSeller,
  changeUser,
  db,
  publishVehicle,
  type Seller,
  shardOf,
} from '../../test/factories';
import { saveViews } from '../../test/saved-views';
import { systemCtx } from '../../test/system';
import { runJobs } from '../../test/tick';
import { findStoredViews } from './views.queries';

const DAY = 86_400_000;
const dayOf = (age: number) => indianCalendar(Date.now() - age * DAY).day;

const flush = ({ user }: Seller) => hubOfSeller(user.id).flush();
const look = (vehicleId: string) =>
  anonymous().post('/api/views', { vehicleId }, { headers: { 'cf-connecting-ip': crypto.randomUUID() } });

async function listed() {
  const seller = await asSeller();
  const { id } = await publishVehicle(seller);
  const shown = async () => (await seller.get('/api/vehicles')).body[0].views;
  const stored = async () => (await findStoredViews(shardOf(id), [id])).get(id)?.total;
  const save = (days: { day: string; views: number }[]) => saveViews(seller.user.id, id, days);
  return { seller, id, shown, stored, save };
}

describe('the views of a listing', () => {
  it('continue from the day’s value in the database: seeded, or counted by an object that is lost', async () => {
    const { seller, id, shown, stored, save } = await listed();
    await save([
      { day: dayOf(0), views: 15 },
      { day: dayOf(1), views: 5 },
    ]);
    expect(await shown()).toBe(20);
    await look(id);
    await flush(seller);
    expect([await shown(), await stored()]).toEqual([21, 21]);
    await look(id);
    await flush(seller);
    expect([await shown(), await stored()]).toEqual([22, 22]);
    await hubOfSeller(seller.user.id).forget();
    await look(id);
    await flush(seller);
    expect([await shown(), await stored()]).toEqual([23, 23]);
  });

  it('never fall, even if a lower value is written, or an older database is restored', async () => {
    const { seller, id, shown, stored, save } = await listed();
    for (let count = 0; count < 3; count++) await look(id);
    await flush(seller);
    await save([{ day: dayOf(0), views: 1 }]);
    expect([await shown(), await stored()]).toEqual([3, 3]);
    const details = await (await asAdmin()).get(`/api/admin/users/${seller.user.id}/full-details`);
    expect(details.body.user).toMatchObject({ todayViews: 3, totalViews: 3 });
    await db
      .update(views)
      .set({ viewCount: 1, days: { [dayOf(0).slice(8)]: 1 } })
      .where(eq(views.listingId, id));
    expect(await shown()).toBe(3);
    await look(id);
    await flush(seller);
    expect([await shown(), await stored()]).toEqual([4, 4]);
  });

  it('rise to the database’s value if that is higher', async () => {
    const { seller, id, shown, stored, save } = await listed();
    await look(id);
    await flush(seller);
    await save([{ day: dayOf(0), views: 10 }]);
    await look(id);
    await flush(seller);
    expect([await shown(), await stored()]).toEqual([10, 10]);
  });

  it('are not written again by a flush if nothing is waiting', async () => {
    const { seller, id, stored } = await listed();
    await look(id);
    await flush(seller);
    await db.update(views).set({ viewCount: 0, days: {} }).where(eq(views.listingId, id));
    await flush(seller);
    expect(await stored()).toBe(0);
  });

  it('that arrive while the database is being written are written by the next flush', async () => {
    const { seller, id, shown, stored } = await listed();
    for (let count = 0; count < 2; count++) {
      await look(id);
      if (count === 0) await flush(seller);
    }
    // An isolated view is stored at once.
    await evictDurableObject(hubOfSeller(seller.user.id));
    const due = await runInDurableObject(hubOfSeller(seller.user.id), async (hub: LiveHub, { storage }) => {
      const flushing = hub.flush();
      // Only microtasks: the flush has sent its writes, and the database cannot have answered yet.
      for (let turn = 0; turn < 50; turn++) await null;
      const listing = { vehicleId: id, republishedVehicleId: null };
      const visitor = { visitor: 'late', network: 'late', scale: 1 };
      await hub.recordView(
        seller.user.id,
        { listing, code: null, kind: null, source: 'direct' as const, visitor },
        Date.now(),
      );
      await flushing;
      return storage.sql.exec<{ flush_at: number | null }>('select flush_at from self').one().flush_at;
    });
    expect(await stored()).toBe(2);
    expect(due).toBeGreaterThan(Date.now());
    await flush(seller);
    expect([await shown(), await stored()]).toEqual([3, 3]);
  });

  it('leave nothing in the object for a day that is over and written', async () => {
    const { seller, id, stored } = await listed();
    const at = (age: number) => anonymous().at(Date.now() - age * DAY);
    for (const age of [2, 1, 0]) await at(age).post('/api/views', { vehicleId: id });
    await flush(seller);
    const kept = await runInDurableObject(hubOfSeller(seller.user.id), (_, { storage }) =>
      storage.sql.exec<{ data: string }>('select data from view_totals').one(),
    );
    const [listing] = JSON.parse(kept.data);
    expect(Object.keys(listing.days)).toEqual([dayOf(0)]);
    expect([listing.total, await stored()]).toEqual([3, 3]);
  });

  it('of a deleted listing are not written, and do not stop others from being written', async () => {
    const { seller, id, stored } = await listed();
    const gone = await publishVehicle(seller);
    for (const vehicleId of [id, gone.id]) await look(vehicleId);
    await db.run(sql`delete from vehicles where id = ${gone.id}`);
    await flush(seller);
    expect(await stored()).toBe(1);
    expect(await db.select().from(views).where(eq(views.listingId, gone.id))).toEqual([]);
    const [days] = await db.select().from(sellerViews).where(eq(sellerViews.userId, seller.user.id));
    expect(days?.viewCount).toBe(1);
  });

  it('of more listings than share a row survive an eviction', async () => {
    const { seller, id } = await listed();
    const hub = hubOfSeller(seller.user.id);
    const listings = Array.from({ length: 300 }, (_, index) => ({
      vehicleId: index === 299 ? id : crypto.randomUUID(),
      republishedVehicleId: null,
    }));
    const views = listings.map((listing) => {
      const visitor = { visitor: crypto.randomUUID(), network: crypto.randomUUID(), scale: 1 };
      return hub.recordView(
        seller.user.id,
        { listing, code: null, kind: null, source: 'direct' as const, visitor },
        Date.now(),
      );
    });
    await Promise.all(views);
    await evictDurableObject(hub);
    const totals = await hub.viewTotals(seller.user.id, listings);
    expect(totals.map(({ views: count }) => count)).toEqual(listings.map(() => 1));
  });
});

/** The days kept individually. */
const daysOf = (rows: { month: string; days: Record<string, number> }[]) =>
  rows.flatMap(({ month, days }) => Object.keys(days).map((day) => `${month}-${day}`)).sort();

describe('views older than a quarter', () => {
  const totals = async (seller: Seller) => {
    const [user] = await db
      .select({ views: sellers.listingViewCount })
      .from(sellers)
      .where(eq(sellers.id, seller.user.id));
    const [figure] = await db.all<{ sum: number }>(
      sql`select sum(value) as sum from daily_figures where figure = 'views'`,
    );
    return { user: user?.views, figures: figure?.sum };
  };

  it('are kept by month once their listing is written again, and no total shrinks', async () => {
    const { seller, id, shown, stored, save } = await listed();
    const old = [91, 92, 93, 150, 200].map((age) => ({ day: dayOf(age), views: age }));
    const recent = [0, 1, 89, 90].map((age) => ({ day: dayOf(age), views: 1 }));
    await save([...old, ...recent]);
    const before = await totals(seller);
    expect(before.user).toBe(626 + 4);
    await save(recent);
    expect(await totals(seller)).toEqual(before);
    const rows = await db.select().from(views).where(eq(views.listingId, id));
    expect(daysOf(rows)).toEqual(recent.map(({ day }) => day).sort());
    const months: Record<string, number> = {};
    for (const { day, views: count } of [...old, ...recent]) {
      months[day.slice(0, 7)] = (months[day.slice(0, 7)] ?? 0) + count;
    }
    expect(Object.fromEntries(rows.map(({ month, viewCount }) => [month, viewCount]))).toEqual(months);
    const sellers = await db.select().from(sellerViews).where(eq(sellerViews.userId, seller.user.id));
    expect(daysOf(sellers)).toEqual(recent.map(({ day }) => day).sort());

    await look(id);
    await flush(seller);
    expect([await shown(), await stored()]).toEqual([631, 631]);
    const { body } = await (await asAdmin()).get(`/api/admin/users/${seller.user.id}/full-details`);
    expect(body.user.totalViews).toBe(631);
  });

  it('are added to what a month already has', async () => {
    const { id, save } = await listed();
    await save([{ day: '2026-01-01', views: 2 }]);
    await save([
      { day: '2026-01-02', views: 3 },
      { day: '2026-01-31', views: 4 },
    ]);
    const rows = await db.select().from(views).where(eq(views.listingId, id));
    expect(rows).toEqual([{ listingId: id, month: '2026-01', viewCount: 9, days: {}, marks: {} }]);
  });

  it('are deleted with their erased listing', async () => {
    const { seller, id, save } = await listed();
    await save([{ day: '2026-01-01', views: 2 }]);
    await changeUser(seller.user.id, { erasingAt: 1, isActive: false });
    for (let run = 0; run < 3; run++) await runJobs(() => systemCtx());
    expect(await db.select().from(views).where(eq(views.listingId, id))).toEqual([]);
  });
});
