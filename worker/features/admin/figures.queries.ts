import { and, desc, eq, gt, gte, inArray, ne, notInArray, or, sql, sum } from 'drizzle-orm';
import { ALL_DAYS, type Figure, STANDING_FIGURES } from '../../../schema/admin/input';
import { dailyFigures, pageViews, users } from '../../../schema/tables';
import type { Db } from '../../platform/db';

/** Figures as they stand, or since the beginning: at most a row for each day. */
export async function findTotals(db: Db, figures: readonly Figure[]): Promise<Map<Figure, number>> {
  const { day, figure, value } = dailyFigures;
  const rows = await db
    .select({ figure, total: sum(value).mapWith(Number) })
    .from(dailyFigures)
    .where(
      and(
        inArray(figure, [...figures]),
        or(eq(day, ALL_DAYS), notInArray(figure, [...STANDING_FIGURES])),
        eq(dailyFigures.currency, ''),
      ),
    )
    .groupBy(figure);
  return new Map(rows.map(({ figure: name, total }) => [name, total]));
}

/** Figures from a day on, the oldest first. Days on which nothing happened have no row. */
export function listFigures(db: Db, figures: readonly Figure[], since: string) {
  return db
    .select({
      day: dailyFigures.day,
      figure: dailyFigures.figure,
      currency: dailyFigures.currency,
      value: dailyFigures.value,
    })
    .from(dailyFigures)
    .where(
      and(
        inArray(dailyFigures.figure, [...figures]),
        gte(dailyFigures.day, since),
        ne(dailyFigures.day, ALL_DAYS),
      ),
    )
    .orderBy(dailyFigures.day);
}

/** Page views by kind from a day on, the most viewed first. */
export function sumPageKinds(db: Db, since: string) {
  const views = sum(pageViews.viewCount).mapWith(Number);
  return db
    .select({ kind: pageViews.pageType, views })
    .from(pageViews)
    .where(gte(pageViews.day, since))
    .groupBy(pageViews.pageType)
    .orderBy(desc(views));
}

/** How many people were active since a moment; `most` stands for "that many or more". */
export async function countActive(db: Db, since: number, most: number): Promise<number> {
  const active = db.select({ one: sql`1` }).from(users).where(gt(users.lastActivityAt, since)).limit(most);
  return db.$count(active.as('active'));
}

/** How many issues are open; `most` stands for "that many or more". */
export async function countOpenIssues(db: Db, most: number): Promise<number> {
  const [row] = await db
    .select({
      count: sql<number>`(select count(*) from (select 1 from system_issues where resolved = 0 limit ${most}))`,
    })
    .from(sql`(select 1)`);
  return row?.count ?? 0;
}
