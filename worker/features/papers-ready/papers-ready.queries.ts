import { and, eq, sql } from 'drizzle-orm';
import type { Paper, PaperState } from '../../../schema/papers/ready-kinds';
import { vehicles } from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';
import { nextVersion } from '../vehicles/visibility.sql';

interface Stated {
  ownerId: string;
  vehicleId: string;
  /** Who works for the seller; null for the seller. */
  personId: string | null;
  paper: Paper;
  state: PaperState;
  /** Of the vehicle as it was shown. */
  version: number;
  now: number;
}

/** Stores what was found out about one paper; null if the vehicle has changed since, or is not the seller's. */
export async function statePaper(db: ShardDb, { ownerId, vehicleId, paper, version, ...stated }: Stated) {
  const { state, personId, now } = stated;
  const said = JSON.stringify({ state, at: now, by: personId });
  const [row] = await db
    .update(vehicles)
    .set({
      papers: sql`json_set(${vehicles.papers}, ${`$.${paper}`}, json(${said}))`,
      ...nextVersion,
      updatedAt: now,
    })
    .where(
      and(
        eq(vehicles.id, vehicleId),
        eq(vehicles.userId, ownerId),
        eq(vehicles.isActive, true),
        eq(vehicles.version, version),
      ),
    )
    .returning({ version: vehicles.version, papers: vehicles.papers });
  return row ?? null;
}

/** Whether the seller has such a vehicle. */
export async function hasVehicle(db: ShardDb, ownerId: string, vehicleId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(and(eq(vehicles.id, vehicleId), eq(vehicles.userId, ownerId), eq(vehicles.isActive, true)));
  return row !== undefined;
}
