import { and, asc, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { grievanceSteps, grievances } from '../../../schema/directory';
import { REPEATED_MS } from '../../../schema/grievances/timers';
import { type DirectoryDb, insertWhere, newIdInSql, runTogether, updateWhere } from '../../platform/db';
import { storeMessage } from '../messages/messages.sql';

const MAX_A_RUN = 50;

/** Complaints of which the officer has to be told, the most urgent first. */
export async function listToTell(db: DirectoryDb, now: number): Promise<string[]> {
  const rows = await db
    .select({ id: grievances.id })
    .from(grievances)
    .where(and(isNotNull(grievances.tellAt), lte(grievances.tellAt, now)))
    .orderBy(asc(grievances.tellAt))
    .limit(MAX_A_RUN);
  return rows.map(({ id }) => id);
}

/**
 * One mail for these complaints to the officer, or to each operator if no officer is named. Each is due again at its time
 * limit, and daily after that.
 */
export async function escalate(
  db: DirectoryDb,
  { ids, officer, messageId, now }: { ids: string[]; officer: string | null; messageId: string; now: number },
): Promise<void> {
  const isOne = sql`id in (select value from json_each(${JSON.stringify(ids)})) and tell_at <= ${now}`;
  const mail = { kind: 'grievance_due' as const, data: {}, createdAt: now };
  await runTogether(db, [
    insertWhere(
      grievanceSteps,
      {
        id: newIdInSql(now, sql`id`),
        grievanceId: sql`id`,
        step: 'escalated',
        operatorId: null,
        note: sql`iif(next_at <= ${now}, 'Overdue', 'Nearly due')`,
        createdAt: now,
      },
      sql`from grievances where ${isOne}`,
    ),
    officer
      ? storeMessage({ ...mail, id: messageId, recipient: officer, userId: null }, sql`where changes() > 0`)
      : storeMessage(
          { ...mail, id: sql`${messageId} || '-' || accounts.id`, recipient: '', userId: sql`accounts.id` },
          sql`from accounts where is_admin = 1 and is_active = 1 and changes() > 0`,
        ),
    updateWhere(
      grievances,
      { tellAt: sql`iif(next_at <= ${now}, ${now + REPEATED_MS}, next_at)` },
      sql`where ${isOne}`,
    ),
  ]);
}

/** What a mail about time limits lists: what ends before a time, earliest first. */
export const listNearlyDue = (db: DirectoryDb, until: number, limit: number) =>
  db
    .select({ number: grievances.number, kind: grievances.kind, nextAt: grievances.nextAt })
    .from(grievances)
    .where(and(isNull(grievances.closedAt), lte(grievances.nextAt, until)))
    .orderBy(asc(grievances.nextAt))
    .limit(limit);
