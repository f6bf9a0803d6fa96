import { and, desc, eq, lt, ne } from 'drizzle-orm';
import { vehicles } from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';

/** A seller's listings that are not sold, newest first. */
export const listYard = (db: ShardDb, userId: string, cursor: string | undefined, limit: number) =>
  db
    .select()
    .from(vehicles)
    .where(
      and(
        eq(vehicles.userId, userId),
        eq(vehicles.isActive, true),
        ne(vehicles.status, 'sold'),
        cursor ? lt(vehicles.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(vehicles.id))
    .limit(limit);
