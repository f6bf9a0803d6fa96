import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { rcWatches, vehicles } from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';

/** Holds for a vehicle that is sold, or of which a lead was won. */
export const isSoldToSomebody = sql`(${vehicles.status} = 'sold' or exists (
  select 1 from leads l where l.vehicle_id = ${vehicles.id} and l.owner_id = ${vehicles.userId} and l.status = 'won'))`;

/** Open watches whose first time limit is over, the longest first, of vehicles that are still sold. */
export const listOverdueRcs = (db: ShardDb, ownerId: string, now: number, limit: number) =>
  db
    .select({ id: vehicles.id, name: vehicles.name, since: rcWatches.overdueAt })
    .from(rcWatches)
    .innerJoin(
      vehicles,
      and(
        eq(vehicles.id, rcWatches.vehicleId),
        eq(vehicles.userId, rcWatches.ownerId),
        eq(vehicles.isActive, true),
      ),
    )
    .where(
      and(
        eq(rcWatches.ownerId, ownerId),
        isNull(rcWatches.closedAt),
        lte(rcWatches.overdueAt, now),
        isSoldToSomebody,
      ),
    )
    .orderBy(asc(rcWatches.overdueAt))
    .limit(limit);

/** The code of the watch that a row of `papers` leads to: only the latest delivery note of a vehicle that was not cancelled has one. */
export const watchOfNote = sql<string | null>`(select w.code from rc_watches w
  where w.owner_id = papers.owner_id and w.vehicle_id = papers.vehicle_id and papers.kind = 'delivery_note'
  and papers.cancelled_at is null and not exists (select 1 from papers later where later.owner_id = papers.owner_id
    and later.vehicle_id = papers.vehicle_id and later.kind = 'delivery_note' and later.cancelled_at is null
    and (later.created_at, later.number) > (papers.created_at, papers.number)))`;
