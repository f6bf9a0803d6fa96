import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PaperKind } from '../../../schema/papers/kinds';
import { members, moneyLines, papers, vehicles } from '../../../schema/shard';
import { runReturning, type ShardDb, updateWhere } from '../../platform/db';
import { maskBuyer } from './erasure.sql';

/** The paper with a code, of whichever seller; null while there is none. */
export async function findIssued(db: ShardDb, code: string) {
  const [row] = await db
    .select({ paper: papers, personName: members.memberName })
    .from(papers)
    .leftJoin(members, and(eq(members.ownerId, papers.ownerId), eq(members.memberId, papers.personId)))
    .where(eq(papers.code, code));
  return row ?? null;
}

/** Holds while no paper of this kind stands for the vehicle. */
export const isFirst = (ownerId: string, vehicleId: string, kind: PaperKind): SQL =>
  sql`not exists (select 1 from papers where owner_id = ${ownerId} and vehicle_id = ${vehicleId}
    and kind = ${kind} and cancelled_at is null)`;

/** The latest paper of a kind that stands for a vehicle; null without any. */
export async function findStanding(db: ShardDb, ownerId: string, vehicleId: string, kind: PaperKind) {
  const [row] = await db
    .select()
    .from(papers)
    .where(
      and(
        eq(papers.ownerId, ownerId),
        eq(papers.vehicleId, vehicleId),
        eq(papers.kind, kind),
        isNull(papers.cancelledAt),
      ),
    )
    .orderBy(desc(papers.createdAt), desc(papers.id))
    .limit(1);
  return row ?? null;
}

/** What was written as received in cash for a vehicle (minor units). */
export async function sumCash(
  db: ShardDb,
  { ownerId, vehicleId }: { ownerId: string; vehicleId: string },
): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${moneyLines.amountMinor}), 0)` })
    .from(moneyLines)
    .where(
      and(
        eq(moneyLines.vehicleId, vehicleId),
        eq(moneyLines.ownerId, ownerId),
        eq(moneyLines.kind, 'paid_in'),
        eq(moneyLines.mode, 'cash'),
      ),
    );
  return row?.sum ?? 0;
}

/** Until when a pending vehicle is held by a token (epoch ms); null if it is not. */
export async function findHold(db: ShardDb, ownerId: string, vehicleId: string): Promise<number | null> {
  const [row] = await db
    .select({ until: vehicles.tokenUntil })
    .from(vehicles)
    .where(
      and(
        eq(vehicles.id, vehicleId),
        eq(vehicles.userId, ownerId),
        eq(vehicles.isActive, true),
        eq(vehicles.status, 'pending'),
      ),
    );
  return row?.until ?? null;
}

interface Cancelled {
  id: string;
  ownerId: string;
  reason: string;
  seesMoney: boolean;
  now: number;
}

/** Declares a seller's paper void. False if it is not theirs, or was cancelled before. */
export async function cancelPaper(
  db: ShardDb,
  { id, ownerId, reason, seesMoney, now }: Cancelled,
): Promise<boolean> {
  const [changed] = await runReturning(db, [
    sql`${updateWhere(
      papers,
      { cancelledAt: now, cancelReason: reason },
      sql`where id = ${id} and owner_id = ${ownerId} and cancelled_at is null
        and (${seesMoney} or kind <> 'purchase_receipt')`,
    )} returning id`,
  ]);
  return changed?.length === 1;
}

/**
 * Masks the buyer of a paper in all papers of that vehicle which have the buyer's number. False if the paper is not the
 * seller's, or is no paper of a sale.
 */
export async function eraseBuyer(
  db: ShardDb,
  { id, ownerId, now }: { id: string; ownerId: string; now: number },
): Promise<boolean> {
  const given = sql`select p.vehicle_id, p.fields ->> '$.buyer.phone' as phone from papers p
    where p.id = ${id} and p.owner_id = ${ownerId}`;
  const [masked] = await runReturning(db, [
    sql`${maskBuyer(
      now,
      sql`owner_id = ${ownerId} and vehicle_id = (select vehicle_id from (${given}))
        and (id = ${id} or fields ->> '$.buyer.phone' = (select phone from (${given})))`,
    )} returning id`,
  ]);
  return masked?.some((row) => (row as { id: string }).id === id) === true;
}
