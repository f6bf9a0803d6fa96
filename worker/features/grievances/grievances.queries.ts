import { and, asc, desc, eq, getTableColumns, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { accounts, grievanceSteps, grievances } from '../../../schema/directory';
import type { GrievanceDecision, GrievanceList } from '../../../schema/grievances/input';
import type { GrievanceKind } from '../../../schema/grievances/kinds';
import { type DirectoryDb, insertRow, runTogether, updateWhere } from '../../platform/db';
import { storeEffect } from '../../platform/effects.sql';
import type { KeyedCursor } from '../../platform/paging';
import { storeMessage } from '../messages/messages.sql';
import { addStep } from './grievances.sql';

export type Grievance = typeof grievances.$inferSelect;

interface NewGrievance {
  grievance: typeof grievances.$inferInsert & { id: string };
  stepId: string;
  /** The operator who entered it. */
  operatorId: string | null;
  messageId: string;
}

/** Stores a complaint with the first line of its log, and the mail that confirms it. */
export async function insertGrievance(
  db: DirectoryDb,
  { grievance, stepId, operatorId, messageId }: NewGrievance,
): Promise<void> {
  const { id: grievanceId, contact, acknowledgedAt, createdAt } = grievance;
  const note = operatorId ? 'Entered by hand' : 'Acknowledged at once, with its number';
  const mail = {
    ...{ id: messageId, kind: 'grievance_received' as const, recipient: contact ?? '', userId: null },
    ...{ data: { grievance: grievanceId }, createdAt },
  };
  await runTogether(db, [
    insertRow(grievances, grievance, sql`on conflict do nothing`),
    addStep(
      { id: stepId, grievanceId, step: 'received', operatorId, note, createdAt },
      sql`where changes() = 1`,
    ),
    ...(contact && acknowledgedAt ? [storeMessage(mail, sql`where changes() = 1`)] : []),
  ]);
}

/** The person whose public page has this username; null if there is none. */
export async function findSellerNamed(db: DirectoryDb, username: string): Promise<string | null> {
  const [row] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.username, username), eq(accounts.isActive, true), isNull(accounts.erasingAt)));
  return row?.id ?? null;
}

const selectGrievances = (db: DirectoryDb) =>
  db
    .select({
      grievance: getTableColumns(grievances),
      sellerName: sql<string | null>`(select trim(first_name || ' ' || last_name) from accounts
        where accounts.id = grievances.owner_id)`,
    })
    .from(grievances);
export type GrievanceRow = Awaited<ReturnType<typeof selectGrievances>>[number];

interface Asked {
  list: GrievanceList;
  kind: GrievanceKind | undefined;
  now: number;
  after: KeyedCursor | null;
  limit: number;
}

/** Waiting ones by their next time limit, so that overdue ones come first; closed ones latest first. */
export function listGrievances(db: DirectoryDb, { list, kind, now, after, limit }: Asked) {
  const isKind = kind ? eq(grievances.kind, kind) : undefined;
  if (list === 'closed') {
    const isAfter = after
      ? sql`(${grievances.closedAt}, ${grievances.id}) < (${after.key}, ${after.id})`
      : undefined;
    return selectGrievances(db)
      .where(and(isNotNull(grievances.closedAt), isKind, isAfter))
      .orderBy(desc(grievances.closedAt), desc(grievances.id))
      .limit(limit);
  }
  const isAfter = after
    ? sql`(${grievances.nextAt}, ${grievances.id}) > (${after.key}, ${after.id})`
    : undefined;
  const isLate = list === 'overdue' ? lt(grievances.nextAt, now) : undefined;
  return selectGrievances(db)
    .where(and(isNull(grievances.closedAt), isKind, isLate, isAfter))
    .orderBy(asc(grievances.nextAt), asc(grievances.id))
    .limit(limit);
}

export async function findGrievance(db: DirectoryDb, id: string): Promise<GrievanceRow | null> {
  const [row] = await selectGrievances(db).where(eq(grievances.id, id));
  return row ?? null;
}

export async function findByNumber(db: DirectoryDb, number: string): Promise<Grievance | null> {
  const [row] = await db.select().from(grievances).where(eq(grievances.number, number));
  return row ?? null;
}

/** A complaint's log, oldest first; lines of one moment in the order in which they were written. */
export const listSteps = (db: DirectoryDb, grievanceId: string) =>
  db
    .select({
      at: grievanceSteps.createdAt,
      step: grievanceSteps.step,
      note: grievanceSteps.note,
      by: sql<string | null>`(select trim(first_name || ' ' || last_name) from accounts
        where accounts.id = grievance_steps.operator_id)`,
    })
    .from(grievanceSteps)
    .where(eq(grievanceSteps.grievanceId, grievanceId))
    .orderBy(grievanceSteps.createdAt, sql`rowid`);

interface Decided {
  found: Grievance;
  decision: GrievanceDecision;
  operatorId: string;
  /** When the officer must next be told, if it stays open. */
  tellAt: number;
  stepId: string;
  noticeStepId: string;
  notificationId: string;
  messageId: string;
  now: number;
}

/**
 * Takes a complaint up or closes it, with its line in the log, the answer's mail, and the seller's notification unless
 * the complaint was refused or the seller has had one. Does nothing if another operator was faster.
 */
export async function decide(db: DirectoryDb, decided: Decided): Promise<void> {
  const { found, decision, operatorId, tellAt, stepId, noticeStepId, notificationId, messageId, now } =
    decided;
  const { id, contact, vehicleId, kind } = found;
  const isTakenUp = decision.state === 'acknowledged';
  const note = isTakenUp ? '' : decision.answer;
  const acknowledgedAt = sql`coalesce(acknowledged_at, ${now})`;
  const isDone = sql`where exists (select 1 from grievance_steps where id = ${stepId})`;
  const tells = vehicleId && kind !== 'report' && decision.state !== 'refused';
  await runTogether(db, [
    updateWhere(
      grievances,
      isTakenUp
        ? { state: decision.state, acknowledgedAt, nextAt: sql`due_at`, tellAt }
        : { state: decision.state, acknowledgedAt, answer: note, closedAt: now, tellAt: null },
      sql`where id = ${id} and closed_at is null and state <> ${decision.state}`,
    ),
    addStep(
      { id: stepId, grievanceId: id, step: decision.state, operatorId, note, createdAt: now },
      sql`where changes() = 1`,
    ),
    ...(contact && !isTakenUp
      ? [
          storeMessage(
            {
              ...{ id: messageId, kind: 'grievance_answered', recipient: contact, userId: null },
              ...{ data: { grievance: id }, createdAt: now },
            },
            isDone,
          ),
        ]
      : []),
    ...(tells
      ? [
          addStep(
            {
              ...{ id: noticeStepId, grievanceId: id, step: 'seller_notified', operatorId: null },
              ...{ note: '', createdAt: now },
            },
            sql`${isDone} and not exists (select 1 from grievance_steps s
              where s.grievance_id = ${id} and s.step = 'seller_notified')`,
          ),
          storeEffect(
            {
              ...{ cause: stepId, kind: 'grievance', target: vehicleId, now },
              payload: sql`json_object('vehicleId', ${vehicleId}, 'notificationId', ${notificationId}, 'at', ${now})`,
            },
            sql`where exists (select 1 from grievance_steps where id = ${noticeStepId})`,
          ),
        ]
      : []),
  ]);
}

/** What came within a time, by kind. `now` decides what is still in time. */
export const countByKind = (db: DirectoryDb, from: number, until: number) =>
  db
    .select({
      kind: grievances.kind,
      received: sql<number>`count(*)`,
      acknowledgedInTime: sql<number>`coalesce(sum(acknowledged_at <= acknowledge_by), 0)`,
      resolvedInTime: sql<number>`coalesce(sum(closed_at <= due_at), 0)`,
      resolvedLate: sql<number>`coalesce(sum(closed_at > due_at), 0)`,
      refused: sql<number>`coalesce(sum(state = 'refused'), 0)`,
      pending: sql<number>`coalesce(sum(closed_at is null), 0)`,
    })
    .from(grievances)
    .where(and(gte(grievances.receivedAt, from), lt(grievances.receivedAt, until)))
    .groupBy(grievances.kind);
