import { eq } from 'drizzle-orm';
import { vehicleCounts } from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';

/** The number of a shard's active listings. */
export async function countListings(db: ShardDb): Promise<number> {
  const [row] = await db
    .select({ count: vehicleCounts.listedCount })
    .from(vehicleCounts)
    .where(eq(vehicleCounts.userId, ''));
  return row?.count ?? 0;
}
