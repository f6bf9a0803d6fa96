import { type SQL, sql } from 'drizzle-orm';
import type { Figure } from '../../../schema/figures/input';
import type { AnyDb } from '../../platform/db';
import { moveJobMark } from '../../platform/job-marks.sql';
import { isHandMade } from '../leads/hand-made.sql';
import { addToFigure } from './figures.sql';

/** How each new row of a table, as `t`, adds to a figure: `currency` and `value`. */
interface Source {
  from: SQL;
  currency: SQL;
  value: SQL;
}

const counted = (from: SQL): Source => ({ from, currency: sql`''`, value: sql`1` });

/**
 * Figures counted by id, since ids increase with time. The others are added by the batches that store views.
 */
const SOURCES: Partial<Record<Figure, Source>> = {
  signups: counted(sql`accounts t where true`),
  listings: counted(sql`vehicles t where true`),
  offers: counted(sql`lead_offers t where not ${isHandMade('t')}`),
  revenue: {
    from: sql`plan_changes t join payment_records p on p.id = t.payment_id where t.money_minor <> 0`,
    currency: sql`p.currency`,
    value: sql`t.money_minor`,
  },
};

const mark = (figure: Figure) =>
  sql`coalesce((select done_to from job_marks where job = ${`figure ${figure}`}), '')`;

/** What was added to a table since its mark, as `day`, `currency` and `value`. */
const added = (figure: Figure, { from, currency, value }: Source, to?: string) => sql`
  select date(t.created_at / 1000 + 19800, 'unixepoch') as day, ${currency} as currency, sum(${value}) as value
  from ${from} and t.id >= ${mark(figure)} and ${to ? sql`t.id < ${to}` : sql`true`} group by 1, 2`;

/** The figures counted in each kind of database. */
export const FIGURES_OF = {
  directory: ['signups', 'revenue', 'page_views'],
  shard: ['listings', 'offers', 'views'],
} as const satisfies Record<string, readonly Figure[]>;

/**
 * Adds all rows with ids below `to` to their days and moves the marks there, in one batch; repeating it
 * changes nothing.
 */
export async function countFigures(db: AnyDb, figures: readonly Figure[], to: string): Promise<void> {
  const statements = figures.flatMap((figure) => {
    const source = SOURCES[figure];
    if (!source) return [];
    return [
      addToFigure(figure, sql`from (${added(figure, source, to)}) where true`, sql`currency`),
      moveJobMark(`figure ${figure}`, to),
    ];
  });
  const [first, ...rest] = statements.map((statement) => db.run(statement));
  if (first) await db.batch([first, ...rest]);
}

/** A figure by day, including what is not counted yet. */
const current = (figure: Figure, since: string) => {
  const stored = sql`select day, currency, value from daily_figures where figure = ${figure} and day >= ${since}`;
  const source = SOURCES[figure];
  return source
    ? sql`${stored} union all select * from (${added(figure, source)}) where day >= ${since}`
    : stored;
};

export interface FigureRow {
  figure: Figure;
  day: string;
  /** For money; empty otherwise. */
  currency: string;
  value: number;
}

/** Figures from a day on, oldest first. Days without events have no row. */
const figuresSince = (figures: readonly Figure[], since: string) => {
  const each = figures.map(
    (
      figure,
    ) => sql`select ${figure} as figure, day, currency, sum(value) as value from (${current(figure, since)})
      group by day, currency`,
  );
  return sql`${sql.join(each, sql` union all `)} order by day`;
};

export const listFigures = (db: AnyDb, figures: readonly Figure[], since: string) =>
  db.all<FigureRow>(figuresSince(figures, since));

/** The totals of figures since the beginning; reads one row per day. */
export async function findTotals(
  db: AnyDb,
  figures: readonly Figure[],
): Promise<{ figure: Figure; total: number }[]> {
  const each = figures.map(
    (figure) =>
      sql`select ${figure} as figure, coalesce(sum(value), 0) as total from (${current(figure, '')})`,
  );
  return db.all<{ figure: Figure; total: number }>(sql.join(each, sql` union all `));
}
