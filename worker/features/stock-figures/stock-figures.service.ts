import { PLANS } from '../../../schema/billing/plans';
import { MIN_COMPARED_PEOPLE } from '../../../schema/stock-figures/days';
import type { StockFiguresQuery } from '../../../schema/stock-figures/input';
import type { FigureCounts, StockFigure, StockFiguresDto } from '../../../schema/stock-figures/output';
import { MARKS, type Mark, VIEW_SOURCES } from '../../../schema/views/marks';
import type { UserCtx } from '../../context';
import { indianCalendar, indianDayStart } from '../../platform/clock';
import { readStockFigures } from './stock-figures.queries';

const DAY_MS = 86_400_000;
const DAYS_ON_ANY_PLAN = 7;

const none = (): FigureCounts => ({
  people: 0,
  scans: 0,
  calls: 0,
  whatsApps: 0,
  offers: 0,
  visits: 0,
  won: 0,
});

/** The marks that are figures of their own. */
const FIGURE_OF: Partial<Record<Mark, StockFigure>> = {
  [MARKS.scan]: 'scans',
  [MARKS.call]: 'calls',
  [MARKS.whatsapp]: 'whatsApps',
};

/** Adds up what happened, by day and by listing. */
class Sums {
  readonly totals = none();
  readonly sources = new Map<string, number>();
  readonly listings = new Map<
    string,
    { name: string; isRepublished: boolean; counts: FigureCounts; sources: Map<string, number> }
  >();

  constructor(readonly days: ReadonlyMap<string, FigureCounts>) {}

  add(day: string, listingId: string, figure: StockFigure, count: number) {
    const ofDay = this.days.get(day);
    if (!ofDay) return;
    const ofListing = this.listings.get(listingId)?.counts;
    for (const sums of [this.totals, ofDay, ofListing]) if (sums) sums[figure] += count;
  }

  /** How many people came in this way. */
  addSource(day: string, listingId: string, mark: string, count: number) {
    if (!this.days.has(day)) return;
    for (const sums of [this.sources, this.listings.get(listingId)?.sources])
      sums?.set(mark, (sums.get(mark) ?? 0) + count);
  }
}

const peopleBySource = (marks: ReadonlyMap<string, number>) =>
  VIEW_SOURCES.flatMap((source) => {
    const people = marks.get(MARKS[source]) ?? 0;
    return people > 0 ? [{ source, people }] : [];
  }).sort((one, other) => other.people - one.people);

function bestOf({ totals, listings }: Sums): StockFiguresDto['best'] {
  if (totals.people < MIN_COMPARED_PEOPLE) return null;
  const [best] = [...listings]
    .flatMap(([listingId, { name, sources }]) =>
      peopleBySource(sources).map((one) => ({ listingId, name, ...one })),
    )
    .filter(({ source }) => source !== 'direct')
    .sort((one, other) => other.people - one.people);
  return best ?? null;
}

/**
 * Figures of the seller's own listings or of one of them, over the last days (IST, today included). Plans without
 * figures by day get the totals of seven days.
 */
export async function getStockFigures(
  ctx: UserCtx,
  { days: asked, vehicleId }: StockFiguresQuery,
): Promise<StockFiguresDto> {
  const { id, subscriptionPlan } = ctx.actor.user;
  const isByDay = PLANS[subscriptionPlan].figuresByDay;
  const count = isByDay ? Number(asked) : DAYS_ON_ANY_PLAN;
  const from = indianDayStart(ctx.clock.now()) - (count - 1) * DAY_MS;
  const days = Array.from({ length: count }, (_, at) => indianCalendar(from + at * DAY_MS).day);
  // What the object still has to write; without it the figures are a few hours old.
  await ctx.viewCounts
    .flush(id)
    .catch((error) => console.error('figures: the object does not answer', error));
  const months = [...new Set(days.map((day) => day.slice(0, 7)))];
  const read = await readStockFigures(ctx.shardOf(id), {
    ownerId: id,
    vehicleId: vehicleId ?? null,
    months,
    from,
  });
  const sums = new Sums(new Map(days.map((day) => [day, none()])));
  for (const { listingId, name, isRepublished, month, ...row } of read.months) {
    if (!sums.listings.has(listingId)) {
      const counts = none();
      sums.listings.set(listingId, { name, isRepublished: isRepublished === 1, counts, sources: new Map() });
    }
    for (const [day, people] of Object.entries<number>(JSON.parse(row.days)))
      sums.add(`${month}-${day}`, listingId, 'people', people);
    for (const [key, marked] of Object.entries<number>(JSON.parse(row.marks))) {
      const [day, mark] = [`${month}-${key.slice(0, 2)}`, key.slice(2)];
      const figure = FIGURE_OF[mark as Mark];
      if (figure) sums.add(day, listingId, figure, marked);
      sums.addSource(day, listingId, mark, marked);
    }
  }
  for (const { day, listingId, event, count: happened } of read.events)
    sums.add(day, listingId, event, happened);
  return {
    days: count,
    totals: sums.totals,
    sources: peopleBySource(sums.sources),
    best: bestOf(sums),
    byDay: isByDay ? [...sums.days].map(([day, counts]) => ({ day, ...counts })) : null,
    listings: [...sums.listings]
      .map(([listingId, { name, isRepublished, counts }]) => ({ listingId, name, isRepublished, ...counts }))
      .filter(({ listingId: _, name: __, isRepublished: ___, ...counts }) =>
        Object.values(counts).some((one) => one > 0),
      )
      .sort((one, other) => other.people - one.people),
  };
}
