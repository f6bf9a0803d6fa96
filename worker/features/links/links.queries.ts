import { eq, sql } from 'drizzle-orm';
import { shortCodes } from '../../../schema/tables';
import type { Db } from '../../platform/db';

/** Counts a scan and answers where the code points now; null for an unknown code. */
export async function countScan(db: Db, code: string) {
  const [row] = await db
    .update(shortCodes)
    .set({ scanCount: sql`${shortCodes.scanCount} + 1` })
    .where(eq(shortCodes.code, code))
    .returning({
      vehicleId: shortCodes.vehicleId,
      republishedVehicleId: shortCodes.republishedVehicleId,
    });
  return row ?? null;
}
