import { sql } from 'drizzle-orm';
import { vehicles } from '../../../schema/shard';
import type { UpdateOrderInput } from '../../../schema/vehicles/input';
import { type ShardDb, updateWhere } from '../../platform/db';
import { retried } from '../../platform/retry';

/** Stores the order of a seller's vehicles, if all of them are theirs and active. */
export async function saveOrder(db: ShardDb, userId: string, updates: UpdateOrderInput['updates']) {
  const given = sql`json_each(${JSON.stringify(updates)})`;
  const written = await retried(() =>
    db.all(
      updateWhere(
        vehicles,
        {
          displayOrder: sql`u.value ->> 'displayOrder'`,
          version: sql`version + (display_order <> u.value ->> 'displayOrder')`,
        },
        sql`from ${given} u
    where vehicles.id = u.value ->> 'id' and (
      select count(*) from ${given} g join vehicles v on v.id = g.value ->> 'id'
      where v.user_id = ${userId} and v.is_active = 1
    ) = ${updates.length}
    returning vehicles.id`,
      ),
    ),
  );
  return written.length === updates.length;
}
