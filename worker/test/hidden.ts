import { eq } from 'drizzle-orm';
import { vehicles } from '../../schema/shard';
import type { HiddenReason } from '../../schema/vehicles/input';
import { nextVersion } from '../features/vehicles/visibility.sql';
import { db } from './factories';

/** Hides or shows a listing by setting only the column, as plan and operators do. */
export const setHidden = (id: string, hiddenReason: HiddenReason | null) =>
  db
    .update(vehicles)
    .set({ hiddenReason, ...nextVersion })
    .where(eq(vehicles.id, id));
