import { eq } from 'drizzle-orm';
import { vehicleCounts } from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';

/** How many listings of a shard are up now. */
export async function countListings(db: ShardDb): Promise<number> {
  const [row] = await db
    .select({ count: vehicleCounts.listedCount })
    .from(vehicleCounts)
    .where(eq(vehicleCounts.userId, ''));
  return row?.count ?? 0;
}
