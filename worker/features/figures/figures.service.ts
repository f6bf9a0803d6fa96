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
import { type Answers, askDatabases, silentIn } from '../../platform/ask-databases';
import { indianCalendar } from '../../platform/clock';
import type { AnyDb } from '../../platform/db';
import { eachShard } from '../../platform/each-shard';
import { grouped } from '../../platform/grouped';
import { firstIdAt } from '../../platform/random';
import * as queries from './figures.queries';
import { countListings } from './listings.queries';
import * as standing from './standing.queries';

const DAY = 86_400_000;
/** Requests end well within this time, so no row with an older id can still arrive. */
const SETTLED_AFTER_MS = 60_000;
const PAGE_VIEW_DAYS = 30;
const CHARTED = ['signups', 'listings', 'views', 'offers', 'revenue'] as const satisfies readonly Figure[];

/** The last days in India, including today, oldest first. */
const lastDays = (now: number, days: number): string[] =>
  Array.from({ length: days }, (_, index) => indianCalendar(now - (days - 1 - index) * DAY).day);

/** Job: adds what has happened to the figures of its day. What is not counted yet is added when figures are read. */
export async function countFigures(ctx: Ctx): Promise<void> {
  const to = firstIdAt(ctx.clock.now() - SETTLED_AFTER_MS);
  await queries.countFigures(ctx.directory, queries.FIGURES_OF.directory, to);
  await eachShard(ctx, (shard) => queries.countFigures(shard, queries.FIGURES_OF.shard, to));
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** Asks each database for the figures that it counts. Throws if the directory does not answer. */
async function fromAll<Row>(
  ctx: Ctx,
  figures: readonly Figure[],
  ask: (db: AnyDb, figures: readonly Figure[]) => Promise<Row[]>,
): Promise<Answers<Row>> {
  const its = (kind: keyof typeof queries.FIGURES_OF) =>
    figures.filter((figure) => queries.FIGURES_OF[kind].some((name) => name === figure));
  const [ofDirectory, ofShards] = [its('directory'), its('shard')];
  const [own, { answers, silent }] = await Promise.all([
    ofDirectory.length > 0 ? ask(ctx.directory, ofDirectory) : [],
    askDatabases(ctx, ofShards.length > 0 ? ctx.shards : [], (shard) => ask(shard, ofShards)),
  ]);
  return { answers: [...own, ...answers.flat()], silent };
}

/** Figures by day, oldest first, each with one entry per currency. */
async function listFigures(
  ctx: Ctx,
  figures: readonly Figure[],
  since: string,
): Promise<Answers<queries.FigureRow>> {
  const { answers: rows, silent } = await fromAll(ctx, figures, (db, its) =>
    queries.listFigures(db, its, since),
  );
  const merged = grouped(rows, ({ figure, day, currency }) => `${figure} ${day} ${currency}`);
  const answers = [...merged.values()]
    .flatMap(([first, ...others]) =>
      first ? [{ ...first, value: first.value + sum(others.map(({ value }) => value)) }] : [],
    )
    .sort((a, b) => a.day.localeCompare(b.day));
  return { answers, silent };
}

async function findTotals(ctx: Ctx, figures: readonly Figure[]): Promise<Map<Figure, number>> {
  const { answers: rows } = await fromAll(ctx, figures, queries.findTotals);
  const merged = grouped(rows, ({ figure }) => figure);
  return new Map([...merged].map(([figure, all]) => [figure, sum(all.map(({ total }) => total))]));
}

/** The current figures. */
export async function getOverview(ctx: UserCtx): Promise<OverviewDto> {
  const [today = ''] = lastDays(ctx.clock.now(), 1);
  const [totals, users, listings, views, activeUsers, openIssues] = await Promise.all([
    findTotals(ctx, ['offers', 'views']),
    standing.countAccounts(ctx.directory),
    askDatabases(ctx, ctx.shards, countListings),
    listFigures(ctx, ['views'], today),
    standing.countActive(ctx.directory, ctx.clock.now() - ACTIVE_WITHIN_MS, 1000),
    standing.countOpenIssues(ctx.directory, 100),
  ]);
  return {
    activeUsers,
    users,
    liveListings: sum(listings.answers),
    offers: totals.get('offers') ?? 0,
    todayViews: views.answers[0]?.value ?? 0,
    totalViews: totals.get('views') ?? 0,
    openIssues,
    silent: silentIn(listings, views),
  };
}

/** How often pages of the product were opened. */
export async function getPageViews(ctx: UserCtx): Promise<PageViewsDto> {
  const days = lastDays(ctx.clock.now(), PAGE_VIEW_DAYS);
  const since = days[0] ?? '';
  const [totals, figures, kinds] = await Promise.all([
    findTotals(ctx, ['page_views']),
    listFigures(ctx, ['page_views'], since),
    standing.sumPageKinds(ctx.directory, since),
  ]);
  const byDay = new Map(figures.answers.map(({ day, value }) => [day, value]));
  return {
    todayViews: byDay.get(days.at(-1) ?? '') ?? 0,
    totalViews: totals.get('page_views') ?? 0,
    byKind: kinds.flatMap(({ kind, views }) => {
      const known = PAGE_KINDS.find((name) => name === kind);
      return known ? [{ kind: known, views }] : [];
    }),
    byDay: days.map((day) => ({ day, views: byDay.get(day) ?? 0 })),
    silent: figures.silent,
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
  const { answers, silent } = await listFigures(ctx, CHARTED, since);
  for (const { day, figure, currency, value } of answers) {
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
    silent,
  };
}
