import { CURRENCY_CODES } from '../../../schema/common/currencies';
import { ANALYTICS_DAYS, type Figure } from '../../../schema/figures/input';
import type {
  AnalyticsDayDto,
  AnalyticsDto,
  OverviewDto,
  PageViewsDto,
} from '../../../schema/figures/output';
import { ACTIVE_WITHIN_MS } from '../../../schema/live/messages';
import { DAILY, type DaysReport } from '../../../schema/operations/database-report';
import { PAGE_KINDS } from '../../../schema/views/page-kinds';
import type { Ctx, UserCtx } from '../../context';
import { indianCalendar } from '../../platform/clock';
import type { AnyDb, ShardDb } from '../../platform/db';
import { firstIdAt } from '../../platform/random';
import { asOf, listDatabases, listDays, silentOf } from '../database-reports/database-reports.service';
import * as queries from './figures.queries';
import { countListings } from './listings.queries';
import * as standing from './standing.queries';

const DAY = 86_400_000;
/** Requests end well within this time, so no row with an older id can still appear. */
const SETTLED_AFTER_MS = 60_000;
const PAGE_VIEW_DAYS = 30;
const MAX_DAYS = Math.max(...ANALYTICS_DAYS.map(Number));

/** The last days in India, including today, oldest first. */
const lastDays = (now: number, days: number): string[] =>
  Array.from({ length: days }, (_, index) => indianCalendar(now - (days - 1 - index) * DAY).day);

/** Job: adds new rows to the figures of their days. Reading figures adds what is not counted yet. */
export const countFigures = (ctx: Ctx, db: AnyDb): Promise<void> => {
  const figures = queries.FIGURES_OF[db === ctx.directory ? 'directory' : 'shard'];
  return queries.countFigures(db, figures, firstIdAt(ctx.clock.now() - SETTLED_AFTER_MS));
};

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** A shard's report about its sellers: sums, and figures by day for the longest period that charts show. */
export async function reportFigures(shard: ShardDb, now: number) {
  const days = lastDays(now, MAX_DAYS).toReversed();
  const [liveListings, totals, rows] = await Promise.all([
    countListings(shard),
    queries.findTotals(shard, ['offers', 'views']),
    queries.listFigures(shard, DAILY, days.at(-1) ?? ''),
  ]);
  const totalOf = (name: Figure) => totals.find(({ figure }) => figure === name)?.total ?? 0;
  const values = new Map(rows.map(({ figure, day, value }) => [`${figure} ${day}`, value]));
  const ofDays = (figure: Figure) => days.map((day) => values.get(`${figure} ${day}`) ?? 0);
  return {
    sums: { liveListings, offers: totalOf('offers'), views: totalOf('views') },
    days: {
      day: days[0] ?? '',
      ...{ listings: ofDays('listings'), views: ofDays('views'), offers: ofDays('offers') },
    } satisfies DaysReport,
  };
}

/** The shards' figures of each of these days, which have no gaps, oldest first. */
function sumDays(
  reports: readonly DaysReport[],
  figure: (typeof DAILY)[number],
  days: readonly string[],
): number[] {
  const latest = Date.parse(days.at(-1) ?? '');
  const counted = reports.map(({ day, [figure]: values }) => ({
    values,
    // A report from yesterday has no figures for today.
    later: (Date.parse(day) - latest) / DAY,
  }));
  return days.map((_, at) =>
    sum(counted.map(({ values, later }) => values[days.length - 1 - at + later] ?? 0)),
  );
}

/** The daily figures of the shards that have reported. */
async function listShardDays(ctx: Ctx) {
  const [databases, days] = await Promise.all([listDatabases(ctx), listDays(ctx)]);
  const shards = databases.filter(({ name }) => name !== ctx.nameOf(ctx.directory));
  const reports = shards.flatMap(({ name, report }) => (report && days.get(name)) || []);
  return { shards, reports };
}

/** The current figures: accounts as of now, sellers as their shards last reported. */
export async function getOverview(ctx: UserCtx): Promise<OverviewDto> {
  const [{ shards, reports }, users, activeUsers, openIssues] = await Promise.all([
    listShardDays(ctx),
    standing.countAccounts(ctx.directory),
    standing.countActive(ctx.directory, ctx.clock.now() - ACTIVE_WITHIN_MS, 1000),
    standing.countOpenIssues(ctx.directory, 100),
  ]);
  const sums = shards.flatMap(({ report }) => report?.sums ?? []);
  return {
    activeUsers,
    users,
    liveListings: sum(sums.map(({ liveListings }) => liveListings)),
    offers: sum(sums.map(({ offers }) => offers)),
    todayViews: sum(sumDays(reports, 'views', lastDays(ctx.clock.now(), 1))),
    totalViews: sum(sums.map(({ views }) => views)),
    openIssues,
    silent: silentOf(shards),
    asOf: asOf(shards),
  };
}

/** How often the product's pages were opened. */
export async function getPageViews(ctx: UserCtx): Promise<PageViewsDto> {
  const days = lastDays(ctx.clock.now(), PAGE_VIEW_DAYS);
  const since = days[0] ?? '';
  const [[total], rows, kinds] = await Promise.all([
    queries.findTotals(ctx.directory, ['page_views']),
    queries.listFigures(ctx.directory, ['page_views'], since),
    standing.sumPageKinds(ctx.directory, since),
  ]);
  const byDay = new Map(rows.map(({ day, value }) => [day, value]));
  return {
    todayViews: byDay.get(days.at(-1) ?? '') ?? 0,
    totalViews: total?.total ?? 0,
    byKind: kinds.flatMap(({ kind, views }) => {
      const known = PAGE_KINDS.find((name) => name === kind);
      return known ? [{ kind: known, views }] : [];
    }),
    byDay: days.map((day) => ({ day, views: byDay.get(day) ?? 0 })),
  };
}

const emptyDay = (day: string): AnalyticsDayDto => ({
  day,
  signups: 0,
  listings: 0,
  views: 0,
  offers: 0,
  revenue: 0,
});

/** The figures of each of the last days (IST), as far as the databases have reported. */
export async function getAnalytics(ctx: UserCtx, days: number): Promise<AnalyticsDto> {
  const byDay = new Map(lastDays(ctx.clock.now(), days).map((day) => [day, emptyDay(day)]));
  const [since = ''] = byDay.keys();
  const [own, { shards, reports }] = await Promise.all([
    queries.listFigures(ctx.directory, ['signups', 'revenue'], since),
    listShardDays(ctx),
  ]);
  const revenue = new Map<string, number>();
  for (const { day, figure, currency, value } of own) {
    const row = byDay.get(day);
    if (figure === 'revenue') revenue.set(currency, (revenue.get(currency) ?? 0) + value);
    // The chart is in rupees; other currencies are in the totals next to it.
    if (row && figure === 'revenue' && currency === 'INR') row.revenue = value;
    if (row && figure === 'signups') row.signups = value;
  }
  for (const figure of DAILY) {
    const sums = sumDays(reports, figure, [...byDay.keys()]);
    [...byDay.values()].forEach((row, at) => {
      row[figure] = sums[at] ?? 0;
    });
  }
  return {
    days: [...byDay.values()],
    revenue: CURRENCY_CODES.flatMap((currency) => {
      const amount = revenue.get(currency);
      return amount === undefined ? [] : [{ currency, amount }];
    }),
    silent: silentOf(shards),
    asOf: asOf(shards),
  };
}
