import { sql } from 'drizzle-orm';
import type { ShardDb } from '../../platform/db';

/** Receipts examined, the latest ones. */
const SCANNED = 50;

export interface EndedHold {
  id: string;
  name: string;
  /** ISO 8601. */
  heldUntil: string;
}

/**
 * Vehicles that are still pending although the time of their latest token is over, the longest overdue first. Reads at
 * most fifty receipts, and the vehicle of each.
 */
export const listEndedHolds = (db: ShardDb, ownerId: string, now: string, limit: number) =>
  db.all<EndedHold>(sql`
    select v.id as id, v.name as name, max(p.held_until) as heldUntil
    from (select vehicle_id, fields ->> '$.token.heldUntil' as held_until from papers
      where owner_id = ${ownerId} and kind = 'token_receipt' and cancelled_at is null order by year desc, number desc limit ${SCANNED}) p
    cross join vehicles v on v.id = p.vehicle_id and v.user_id = ${ownerId} and v.status = 'pending' and v.is_active = 1
    group by v.id having max(p.held_until) <= ${now} order by heldUntil limit ${limit}`);
