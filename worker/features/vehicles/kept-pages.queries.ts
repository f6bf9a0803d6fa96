import { eq } from 'drizzle-orm';
import { republishedVehicles, users, vehicles } from '../../../schema/tables';
import type { Db } from '../../platform/db';

/** More resellers of one car than this see their pages change a minute later. */
const MOST = 100;

/** Whose profile a vehicle is on, and the republished pages there are of it. */
export function listPagesOf(db: Db, vehicleId: string) {
  return db
    .select({ username: users.username, republishedId: republishedVehicles.id })
    .from(vehicles)
    .innerJoin(users, eq(users.id, vehicles.userId))
    .leftJoin(republishedVehicles, eq(republishedVehicles.originalVehicleId, vehicles.id))
    .where(eq(vehicles.id, vehicleId))
    .limit(MOST);
}
