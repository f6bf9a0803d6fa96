import { eq } from 'drizzle-orm';
import { vehicles } from '../../schema/tables';
import type { HiddenReason } from '../../schema/vehicles/input';
import { db } from './factories';

/** Hides a listing, or shows it again: the column alone, as plan or operators leave it. */
export const setHidden = (id: string, hiddenReason: HiddenReason | null) =>
  db.update(vehicles).set({ hiddenReason }).where(eq(vehicles.id, id));
