import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sellerViews, users, vehicles, viewMonths, views } from '../../../schema/tables';
import { runJobs } from '../../jobs/jobs';
import { indianCalendar } from '../../platform/clock';
import { newId } from '../../platform/random';
import { durableViewCounts } from '../../platform/view-counts';
import { anonymous, asAdmin, asSeller, db, publishVehicle } from '../../test/factories';
import { systemCtx } from '../../test/system';
import { rollUpViews } from './roll-up-views';
import { saveViewCounts } from './views.queries';

const DAY = 86_400_000;
const dayOf = (age: number) => indianCalendar(Date.now() - age * DAY).day;

const counterOf = (listingId: string) => env.VIEW_COUNTER.get(env.VIEW_COUNTER.idFromName(listingId));
const flush = (listingId: string) => runDurableObjectAlarm(counterOf(listingId));
const look = (vehicleId: string) =>
  anonymous().post('/api/views', { vehicleId }, { headers: { 'cf-connecting-ip': crypto.randomUUID() } });

async function listed() {
  const seller = await asSeller();
  const { id } = await publishVehicle(seller);
  const shown = async () => (await seller.get('/api/vehicles')).body[0].views;
  return { seller, id, shown };
}

const save = (vehicleId: string, days: { day: string; views: number }[]) =>
  saveViewCounts(db, { vehicleId, republishedVehicleId: null }, days, {
    notificationId: newId(Date.now()),
    now: Date.now(),
  });

describe('the views of a listing', () => {
  it('go on from what the database has of the day: seeded, or counted by an object that is lost', async () => {
    const { id, shown } = await listed();
    await save(id, [
      { day: dayOf(0), views: 15 },
      { day: dayOf(1), views: 5 },
    ]);
    await look(id);
    await flush(id);
    expect(await shown()).toBe(21);
    await look(id);
    await flush(id);
    expect(await shown()).toBe(22);
    await durableViewCounts(env.VIEW_COUNTER).forget(id);
    await look(id);
    await flush(id);
    expect(await shown()).toBe(23);
  });

  it('never fall, even when a lower value is written, or an older database is put back', async () => {
    const { seller, id, shown } = await listed();
    for (let count = 0; count < 3; count++) await look(id);
    await flush(id);
    await save(id, [{ day: dayOf(0), views: 1 }]);
    expect(await shown()).toBe(3);
    const details = await (await asAdmin()).get(`/api/admin/users/${seller.user.id}/full-details`);
    expect(details.body.user).toMatchObject({ todayViews: 3, totalViews: 3 });
    await db.update(views).set({ viewCount: 1 }).where(eq(views.listingId, id));
    await look(id);
    await flush(id);
    expect(await shown()).toBe(4);
  });

  it('are not written again by an alarm for which nothing waits', async () => {
    const { id, shown } = await listed();
    await look(id);
    await flush(id);
    await db.update(vehicles).set({ viewCount: 99 }).where(eq(vehicles.id, id));
    expect(await flush(id), 'visitors are still to be deleted').toBe(true);
    expect(await shown()).toBe(99);
  });

  it('leave no row in the counter of a day that is over and written', async () => {
    const { id } = await listed();
    await runInDurableObject(counterOf(id), (_, { storage }) => {
      storage.sql.exec("insert into days values ('2026-01-01', 3, 3), ('2026-01-02', 3, 2)");
    });
    await look(id);
    await flush(id);
    const kept = await runInDurableObject(counterOf(id), (_, { storage }) =>
      storage.sql.exec<{ day: string }>('select day from days').toArray(),
    );
    expect(kept.map(({ day }) => day)).toEqual([dayOf(0)]);
    const stored = await db.select({ day: views.day }).from(views).where(eq(views.listingId, id));
    expect(stored.map(({ day }) => day).sort()).toEqual(['2026-01-02', dayOf(0)]);
  });
});

describe('views that are older than a quarter', () => {
  const totals = async (seller: { user: { id: string } }, id: string) => {
    const [user] = await db
      .select({ views: users.listingViewCount })
      .from(users)
      .where(eq(users.id, seller.user.id));
    const [vehicle] = await db
      .select({ views: vehicles.viewCount })
      .from(vehicles)
      .where(eq(vehicles.id, id));
    const [figure] = await db.all<{ sum: number }>(
      sql`select sum(value) as sum from daily_figures where figure = 'views'`,
    );
    return { user: user?.views, vehicle: vehicle?.views, figures: figure?.sum };
  };

  it('are kept by month, and no total shrinks', async () => {
    const { seller, id, shown } = await listed();
    const old = [91, 92, 93, 150, 200].map((age) => ({ day: dayOf(age), views: age }));
    const recent = [0, 1, 89, 90].map((age) => ({ day: dayOf(age), views: 1 }));
    await save(id, [...old, ...recent]);
    const before = await totals(seller, id);
    expect(before.user).toBe(626 + 4);
    for (let run = 0; run < 2; run++) await rollUpViews(systemCtx());
    expect(await totals(seller, id)).toEqual(before);
    const days = await db.select().from(views).where(eq(views.listingId, id));
    expect(days.map(({ day }) => day).sort()).toEqual(recent.map(({ day }) => day).sort());
    const months: Record<string, number> = {};
    for (const { day, views: count } of old) months[day.slice(0, 7)] = (months[day.slice(0, 7)] ?? 0) + count;
    const rows = await db.select().from(viewMonths).where(eq(viewMonths.listingId, id));
    expect(Object.fromEntries(rows.map(({ month, viewCount }) => [month, viewCount]))).toEqual(months);
    const sellersDays = await db.select().from(sellerViews).where(eq(sellerViews.userId, seller.user.id));
    expect(sellersDays.map(({ day }) => day).sort()).toEqual(recent.map(({ day }) => day).sort());

    await look(id);
    await flush(id);
    expect(await shown()).toBe(631);
    const { body } = await (await asAdmin()).get(`/api/admin/users/${seller.user.id}/full-details`);
    expect(body.user.totalViews).toBe(631);
  });

  it('are added to what a month has already, and moved once, however many runs there are at once', async () => {
    const { id } = await listed();
    await save(id, [{ day: '2026-01-01', views: 2 }]);
    await rollUpViews(systemCtx());
    await save(id, [
      { day: '2026-01-02', views: 3 },
      { day: '2026-01-31', views: 4 },
    ]);
    await Promise.all([1, 2, 3].map(() => rollUpViews(systemCtx())));
    const rows = await db.select().from(viewMonths).where(eq(viewMonths.listingId, id));
    expect(rows).toEqual([{ listingId: id, vehicleId: id, month: '2026-01', viewCount: 9 }]);
  });

  it('are moved by the job, in bounded steps', async () => {
    const { id } = await listed();
    const days = Array.from({ length: 1200 }, (_, index) => ({ day: dayOf(100 + index), views: 1 }));
    await save(id, days);
    await runJobs(() => systemCtx());
    const [left] = await db.all<{ count: number }>(
      sql`select count(*) as count from views where listing_id = ${id}`,
    );
    const [sum] = await db.all<{ sum: number }>(
      sql`select sum(view_count) as sum from view_months where listing_id = ${id}`,
    );
    expect([left?.count, sum?.sum]).toEqual([0, 1200]);
  });

  it('go with their listing when it is erased', async () => {
    const { seller, id } = await listed();
    await save(id, [{ day: '2026-01-01', views: 2 }]);
    await rollUpViews(systemCtx());
    await db.update(users).set({ erasingAt: 1, isActive: false }).where(eq(users.id, seller.user.id));
    for (let run = 0; run < 3; run++) await runJobs(() => systemCtx());
    expect(await db.select().from(viewMonths).where(eq(viewMonths.listingId, id))).toEqual([]);
  });
});
