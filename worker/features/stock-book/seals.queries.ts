import { and, asc, desc, eq, gt, gte, lt, lte, sql } from 'drizzle-orm';
import { bookLines, bookSeals, jobMarks } from '../../../schema/shard';
import { insertWhere, runReturning, type ShardDb } from '../../platform/db';
import { moveJobMark } from '../../platform/job-marks.sql';
import { firstIdAt } from '../../platform/random';
import { notify, told } from '../notifications/notifications.sql';

const JOB = 'sealBooks';

/** Whether all books of a shard are sealed up to a day. */
export async function isSealed(db: ShardDb, day: string): Promise<boolean> {
  const [mark] = await db.select().from(jobMarks).where(eq(jobMarks.job, JOB));
  return (mark?.doneTo ?? '') >= day;
}

export const markSealed = (db: ShardDb, day: string) => db.run(moveJobMark(JOB, day));

/** Sellers with lines before a time that no seal has, by walking the table's key from seller to seller. */
export const listUnsealed = (db: ShardDb, before: number, limit: number) =>
  db.all<{ id: string }>(sql`with recursive o(id) as (
      select min(owner_id) from book_lines
      union all select (select min(l.owner_id) from book_lines l where l.owner_id > o.id) from o where o.id is not null)
    select o.id from o where o.id is not null and exists (select 1 from book_lines l where l.owner_id = o.id
      and l.id > coalesce((select s.last_id from book_seals s where s.owner_id = o.id order by s.day desc limit 1), '')
      and l.id < ${firstIdAt(before)}) limit ${limit}`);

/** A seller's latest seal before a day; null for the first. */
export async function findSealBefore(db: ShardDb, ownerId: string, day: string) {
  const [row] = await db
    .select()
    .from(bookSeals)
    .where(and(eq(bookSeals.ownerId, ownerId), lt(bookSeals.day, day)))
    .orderBy(desc(bookSeals.day))
    .limit(1);
  return row ?? null;
}

export const listSeals = (db: ShardDb, ownerId: string, { from, until }: { from: string; until: string }) =>
  db
    .select()
    .from(bookSeals)
    .where(and(eq(bookSeals.ownerId, ownerId), gte(bookSeals.day, from), lte(bookSeals.day, until)))
    .orderBy(asc(bookSeals.day));

/** Lines after one and before a time, in the order of the book. */
export const listLinesAfter = (db: ShardDb, ownerId: string, after: string, before: string, limit: number) =>
  db
    .select()
    .from(bookLines)
    .where(and(eq(bookLines.ownerId, ownerId), gt(bookLines.id, after), lt(bookLines.id, before)))
    .orderBy(asc(bookLines.id))
    .limit(limit);

export type Seal = typeof bookSeals.$inferSelect;

/** Seals a day once, and mails the root to a dealer. True if this run has sealed it. */
export async function sealDay(db: ShardDb, seal: Seal, notificationId: string): Promise<boolean> {
  const { ownerId, day, lines, root, createdAt } = seal;
  const [sealed] = await runReturning(db, [
    sql`${insertWhere(
      bookSeals,
      seal,
      sql`where not exists (select 1 from book_seals where owner_id = ${ownerId} and day >= ${day})`,
    )} on conflict do nothing returning 1`,
    ...notify(
      {
        id: notificationId,
        userId: ownerId,
        ...told('book_sealed', { day, lines, root }),
        relatedEntityId: ownerId,
        createdAt,
      },
      sql`from sellers s where s.id = ${ownerId} and s.account_type <> 'personal' and changes() = 1`,
    ),
  ]);
  return sealed?.length === 1;
}
