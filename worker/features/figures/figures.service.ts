import { CURRENCY_CODES } from '../../../schema/common/currencies';
import type { Figure } from '../../../schema/figures/input';
import type {
  AnalyticsDayDto,
  AnalyticsDto,
  OverviewDto,
  PageViewsDto,
} from '../../../schema/figures/output';
import { ACTIVE_WITHIN_MS } from '../../../schema/live/messages';
import { PAGE_KINDS } from '../../../schema/views/page-kinds';
import type { Ctx, UserCtx } from '../../context';
import { indianCalendar } from '../../platform/clock';
import { firstIdAt } from '../../platform/random';
import * as queries from './figures.queries';

const DAY = 86_400_000;
/** Requests end well within this time, so no row with an older id can still arrive. */
const SETTLED_AFTER_MS = 60_000;
const PAGE_VIEW_DAYS = 30;
const CHARTED = ['signups', 'listings', 'views', 'offers', 'revenue'] as const satisfies readonly Figure[];

/** The last days in India, today among them, the oldest first. */
const lastDays = (now: number, days: number): string[] =>
  Array.from({ length: days }, (_, index) => indianCalendar(now - (days - 1 - index) * DAY).day);

/** Job: adds what has happened to the figures of its day. What is not yet counted is counted when figures are read. */
export const countFigures = (ctx: Ctx): Promise<void> =>
  queries.countFigures(ctx.db, firstIdAt(ctx.clock.now() - SETTLED_AFTER_MS));

/** The current figures. */
export async function getOverview(ctx: UserCtx): Promise<OverviewDto> {
  const [today = ''] = lastDays(ctx.clock.now(), 1);
  const [totals, standing, [viewsToday], activeUsers, openIssues] = await Promise.all([
    queries.findTotals(ctx.db, ['offers', 'views']),
    queries.findStanding(ctx.db),
    queries.listFigures(ctx.db, ['views'], today),
    queries.countActive(ctx.db, ctx.clock.now() - ACTIVE_WITHIN_MS, 1000),
    queries.countOpenIssues(ctx.db, 100),
  ]);
  return {
    activeUsers,
    users: standing.users,
    liveListings: standing.listings,
    offers: totals.get('offers') ?? 0,
    todayViews: viewsToday?.value ?? 0,
    totalViews: totals.get('views') ?? 0,
    openIssues,
  };
}

/** How often pages of the product were opened. */
export async function getPageViews(ctx: UserCtx): Promise<PageViewsDto> {
  const days = lastDays(ctx.clock.now(), PAGE_VIEW_DAYS);
  const since = days[0] ?? '';
  const [totals, figures, kinds] = await Promise.all([
    queries.findTotals(ctx.db, ['page_views']),
    queries.listFigures(ctx.db, ['page_views'], since),
    queries.sumPageKinds(ctx.db, since),
  ]);
  const byDay = new Map(figures.map(({ day, value }) => [day, value]));
  return {
    todayViews: byDay.get(days.at(-1) ?? '') ?? 0,
    totalViews: totals.get('page_views') ?? 0,
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

/** What happened on each of the last days (IST). */
export async function getAnalytics(ctx: UserCtx, days: number): Promise<AnalyticsDto> {
  const byDay = new Map(lastDays(ctx.clock.now(), days).map((day) => [day, emptyDay(day)]));
  const [since = ''] = byDay.keys();
  const revenue = new Map<string, number>();
  for (const { day, figure, currency, value } of await queries.listFigures(ctx.db, CHARTED, since)) {
    if (figure === 'revenue') revenue.set(currency, (revenue.get(currency) ?? 0) + value);
    const row = byDay.get(day);
    const name = CHARTED.find((charted) => charted === figure);
    // The chart is in rupees; other currencies are in the totals next to it.
    if (row && name && (name !== 'revenue' || currency === 'INR')) row[name] = value;
  }
  return {
    days: [...byDay.values()],
    revenue: CURRENCY_CODES.flatMap((currency) => {
      const amount = revenue.get(currency);
      return amount === undefined ? [] : [{ currency, amount }];
    }),
  };
}
