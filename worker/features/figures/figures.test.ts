import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AnalyticsDayDto } from '../../../schema/figures/output';
import { dailyFigures } from '../../../schema/shard';
import { indianCalendar, indianDayStart } from '../../platform/clock';
import { anonymous, asAdmin, asSeller, db, offer, publishVehicle } from '../../test/factories';
import { caller } from '../../test/leads';
import { queryPlan } from '../../test/query-plan';
import { saveViews } from '../../test/saved-views';
import { systemCtx } from '../../test/system';
import { everywhere } from '../../test/tick';
import { savePageViews } from '../live/live.queries';
import { reportDatabase } from '../operations/operations.service';
import { listFigures } from './figures.queries';
import { countFigures } from './figures.service';

const DAY = 86_400_000;
/** What a tick does for the operators' figures. */
const report = () => everywhere(reportDatabase, systemCtx());
const dayOf = (age: number) => indianCalendar(Date.now() - age * DAY).day;

describe('the figures of a day', () => {
  it('increase with every write, by any route', async () => {
    const admin = await asAdmin();
    const today = async (): Promise<AnalyticsDayDto> => {
      await report();
      return (await admin.get('/api/admin/analytics')).body.days.at(-1);
    };
    const before = await today();
    const { body: overview } = await admin.get('/api/admin/overview');
    const seller = await asSeller();
    const vehicle = await publishVehicle(seller);
    const gone = await publishVehicle(seller);
    await seller.delete(`/api/vehicles/${gone.id}`);
    const buyer = offer(vehicle.id);
    await anonymous().post('/api/leads', buyer);
    await anonymous().post('/api/leads', { ...buyer, offerPrice: '460000' });
    // Not an offer: the seller wrote it down.
    await seller.post('/api/leads/hand-made', caller());
    expect(await today()).toEqual({
      ...before,
      signups: before.signups + 1,
      listings: before.listings + 2,
      offers: before.offers + 2,
    });
    expect((await admin.get('/api/admin/overview')).body).toEqual({
      ...overview,
      activeUsers: expect.any(Number),
      users: overview.users + 1,
      liveListings: overview.liveListings + 1,
      offers: overview.offers + 2,
      asOf: expect.any(String),
    });
  });

  it('of sellers are those of the last report, whose time is shown, and those of accounts are current', async () => {
    const admin = await asAdmin();
    await report();
    const { body: before } = await admin.get('/api/admin/overview');
    const seller = await asSeller();
    await publishVehicle(seller);
    const { body: after } = await admin.get('/api/admin/overview');
    expect([after.liveListings, after.asOf]).toEqual([before.liveListings, before.asOf]);
    expect(after.users).toBe(before.users + 1);
    expect(Math.abs(Date.parse(after.asOf) - Date.now())).toBeLessThan(60_000);
  });

  it('of a report from before midnight are those of yesterday', async () => {
    const admin = await asAdmin();
    const seller = await asSeller();
    const { id } = await publishVehicle(seller);
    await saveViews(seller.user.id, id, [{ day: dayOf(0), views: 3 }]);
    await report();
    const shown = async (client: Pick<typeof admin, 'get'>) => ({
      today: (await client.get('/api/admin/overview')).body.todayViews,
      days: (await client.get('/api/admin/analytics')).body.days.map(({ views }: AnalyticsDayDto) => views),
    });
    const now = await shown(admin);
    const midnight = indianDayStart(Date.now()) + DAY;
    await db.run(sql`update database_reports set reported_at = ${midnight}`);
    const tomorrow = await shown(admin.at(midnight + 1));
    expect(now.today).toBeGreaterThanOrEqual(3);
    expect(tomorrow).toEqual({ today: 0, days: [...now.days.slice(1), 0] });
  });

  it('are the same before and after they are counted, however often and from whatever time', async () => {
    const admin = await asAdmin();
    const vehicle = await publishVehicle(await asSeller());
    await anonymous().post('/api/leads', offer(vehicle.id));
    const shown = async () => {
      await report();
      const { days, revenue } = (await admin.get('/api/admin/analytics')).body;
      return [{ days, revenue }, (await admin.get('/api/admin/overview')).body.offers];
    };
    const before = await shown();
    expect(before[1]).toBeGreaterThan(0);
    for (const ahead of [0, 5, -5, 2, 10]) {
      const now = Date.now() + ahead * 60_000;
      await Promise.all([1, 2].map(() => everywhere(countFigures, systemCtx({ clock: { now: () => now } }))));
      expect(await shown(), `${ahead} minutes ahead`).toEqual(before);
    }
    const stored = await db
      .select({ value: dailyFigures.value })
      .from(dailyFigures)
      .where(and(eq(dailyFigures.figure, 'offers'), eq(dailyFigures.day, dayOf(0))));
    // The sum over the shards.
    expect(stored.reduce((sum, { value }) => sum + value, 0)).toBe(before[1]);
  });

  it('count views once: overview, trends and a person’s details agree', async () => {
    const admin = await asAdmin();
    const seller = await asSeller({ plan: 'pro' });
    const { id } = await publishVehicle(seller);
    await report();
    const { body: before } = await admin.get('/api/admin/overview');
    for (const age of [0, 0, 3, 400]) {
      const { id: listing } = await publishVehicle(seller);
      await saveViews(seller.user.id, listing, [{ day: dayOf(age), views: 7 }]);
    }
    await savePageViews(
      db,
      { source: id, batch: 1, counts: [{ day: '2019-01-01', kind: 'vehicle', views: 500 }] },
      Date.now(),
    );
    await report();
    const { body: overview } = await admin.get('/api/admin/overview');
    const { body: trends } = await admin.get('/api/admin/analytics?days=365');
    const { user } = (await admin.get(`/api/admin/users/${seller.user.id}/full-details`)).body;
    const added = [overview.todayViews - before.todayViews, overview.totalViews - before.totalViews];
    expect(added).toEqual([14, 28]);
    expect([user.todayViews, user.totalViews]).toEqual([14, 28]);
    expect(trends.days.at(-1).views).toBe(overview.todayViews);
    const charted = trends.days.reduce((sum: number, { views }: AnalyticsDayDto) => sum + views, 0);
    expect(charted).toBe(overview.totalViews - 7);
  });

  it.each([30, 90, 365])('have no gaps in %i days', async (days) => {
    const { body } = await (await asAdmin()).get(`/api/admin/analytics?days=${days}`);
    const shown = body.days.map(({ day }: AnalyticsDayDto) => day);
    expect(shown).toEqual(Array.from({ length: days }, (_, index) => dayOf(days - 1 - index)));
  });

  it('are read by an index, and for no other period', async () => {
    const plan = await queryPlan(listFigures(db, ['signups', 'page_views'], '2026-01-01'));
    expect(plan.join()).toMatch(/SEARCH daily_figures USING PRIMARY KEY \(figure=\? AND day>\?\)/);
    expect((await (await asAdmin()).get('/api/admin/analytics?days=7')).status).toBe(400);
  });
});

describe('page views', () => {
  it('are today’s and the total, by kind and by day', async () => {
    const admin = await asAdmin();
    const { body: before } = await admin.get('/api/admin/page-views');
    const counts = [
      { day: dayOf(0), kind: 'vehicle', views: 5 },
      { day: dayOf(0), kind: 'home', views: 2 },
      { day: dayOf(3), kind: 'vehicle', views: 4 },
      { day: '2020-02-02', kind: 'home', views: 100 },
    ];
    await savePageViews(db, { source: 'test', batch: 1, counts }, Date.now());
    await savePageViews(db, { source: 'test', batch: 1, counts }, Date.now());
    await savePageViews(db, { source: 'test', batch: 2, counts: counts.slice(0, 1) }, Date.now());
    const { body } = await admin.get('/api/admin/page-views');
    expect(body.todayViews - before.todayViews).toBe(12);
    expect(body.totalViews - before.totalViews).toBe(116);
    expect(body.byKind.slice(0, 2)).toEqual([
      { kind: 'vehicle', views: 14 },
      { kind: 'home', views: 2 },
    ]);
    expect(body.byDay).toHaveLength(30);
    expect(body.byDay.at(-4)).toEqual({ day: dayOf(3), views: 4 });
  });
});
