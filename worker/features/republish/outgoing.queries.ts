import { sql } from 'drizzle-orm';
import { outgoingRequests } from '../../../schema/shard';
import { insertWhere, runTogether, type ShardDb } from '../../platform/db';
import type { Payloads } from '../../platform/effect-kinds';
import { storeNotice } from '../notifications/notifications.sql';

/**
 * Stores a request in its sender's list, unless that already has a newer version; a renewed request replaces
 * the previous one.
 */
export const saveOutgoing = (db: ShardDb, request: Payloads['request']) => {
  const { id, kind, requesterId, vehicleId, vehicleName, status, at } = request;
  return runTogether(db, [
    sql`delete from outgoing_requests where requester_id = ${requesterId} and kind = ${kind} and vehicle_id = ${vehicleId}
      and id < ${id}`,
    insertWhere(
      outgoingRequests,
      { id, kind, requesterId, vehicleId, vehicleName, status, createdAt: at, updatedAt: at },
      sql`where exists (select 1 from sellers where id = ${requesterId}) and not exists (
        select 1 from outgoing_requests where requester_id = ${requesterId} and kind = ${kind} and vehicle_id = ${vehicleId} and id > ${id})
      on conflict (id) do update set status = excluded.status, vehicle_name = excluded.vehicle_name, updated_at = excluded.updated_at
        where excluded.updated_at >= updated_at`,
    ),
    ...storeNotice(requesterId, request.notice),
  ]);
};
