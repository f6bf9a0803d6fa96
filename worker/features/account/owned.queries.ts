import { sql } from 'drizzle-orm';
import type { ShardDb } from '../../platform/db';

/** How many active listings a person has, and how many leads. */
export async function countOwned(db: ShardDb, userId: string): Promise<{ vehicles: number; leads: number }> {
  const [row] = await db.all<{ vehicles: number; leads: number }>(sql`select
    coalesce((select listed_count from vehicle_counts where user_id = ${userId}), 0) as vehicles,
    coalesce((select lead_count from lead_counts where owner_id = ${userId}), 0) as leads`);
  return row ?? { vehicles: 0, leads: 0 };
}
