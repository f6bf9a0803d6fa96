import { eq, sql } from 'drizzle-orm';
import { shortCodes } from '../../../schema/tables';
import type { Db } from '../../platform/db';

const target = {
  vehicleId: shortCodes.vehicleId,
  republishedVehicleId: shortCodes.republishedVehicleId,
};

/** Where a code points now; null for an unknown code. */
export async function findTarget(db: Db, code: string) {
  const [row] = await db.select(target).from(shortCodes).where(eq(shortCodes.code, code));
  return row ?? null;
}

/** Counts a scan and answers where the code points now; null for an unknown code. */
export async function countScan(db: Db, code: string) {
  const [row] = await db
    .update(shortCodes)
    .set({ scanCount: sql`${shortCodes.scanCount} + 1` })
    .where(eq(shortCodes.code, code))
    .returning(target);
  return row ?? null;
}
