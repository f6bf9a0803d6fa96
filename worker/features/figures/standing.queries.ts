import { desc, gte, sql, sum } from 'drizzle-orm';
import { pageViews } from '../../../schema/directory';
import type { DirectoryDb } from '../../platform/db';
import { activePeople } from '../database-reports/active-people.sql';

/** The number of accounts. */
export async function countAccounts(db: DirectoryDb): Promise<number> {
  const [row] = await db.all<{ value: number }>(
    sql`select value from account_totals where name = 'accounts'`,
  );
  return row?.value ?? 0;
}

/** Page views by kind from a day on, most viewed first. */
export function sumPageKinds(db: DirectoryDb, since: string) {
  const views = sum(pageViews.viewCount).mapWith(Number);
  return db
    .select({ kind: pageViews.pageType, views })
    .from(pageViews)
    .where(gte(pageViews.day, since))
    .groupBy(pageViews.pageType)
    .orderBy(desc(views));
}

/**
 * How many people were active since a given time, by their accounts or their shard's report; `most` means
 * "that many or more".
 */
export async function countActive(db: DirectoryDb, since: number, most: number): Promise<number> {
  const active = sql`select 1 from accounts where last_activity_at > ${since}
    union all select 1 from ${activePeople} person join accounts on accounts.id = person.id
    where person.at > ${since} and coalesce(last_activity_at, 0) <= ${since} limit ${most}`;
  const [row] = await db.all<{ count: number }>(sql`select count(*) as count from (${active})`);
  return row?.count ?? 0;
}

/** How many issues are open; `most` means "that many or more". */
export async function countOpenIssues(db: DirectoryDb, most: number): Promise<number> {
  const [row] = await db
    .select({
      count: sql<number>`(select count(*) from (select 1 from system_issues where resolved = 0 limit ${most}))`,
    })
    .from(sql`(select 1)`);
  return row?.count ?? 0;
}
