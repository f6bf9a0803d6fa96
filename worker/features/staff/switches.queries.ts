import { eq } from 'drizzle-orm';
import { sellers } from '../../../schema/shard';
import type { Switches } from '../../../schema/staff/switches';
import type { ShardDb } from '../../platform/db';

const COLUMNS = {
  salesAddVehicles: sellers.salesAddVehicles,
  salesLowerPercent: sellers.salesLowerPercent,
  salesSeeAllLeads: sellers.salesSeeAllLeads,
  managersSeeMoney: sellers.managersSeeMoney,
};

/** What a seller lets salespeople and managers do. */
export async function findSwitches(db: ShardDb, ownerId: string) {
  const [row] = await db.select(COLUMNS).from(sellers).where(eq(sellers.id, ownerId));
  if (!row) throw new Error('a seller without a row');
  return row;
}

export const saveSwitches = (db: ShardDb, ownerId: string, switches: Switches, now: number) =>
  db
    .update(sellers)
    .set({
      salesAddVehicles: switches.addVehicles,
      salesLowerPercent: switches.lowerPercent,
      salesSeeAllLeads: switches.seeAllLeads,
      managersSeeMoney: switches.managersSeeMoney,
      updatedAt: now,
    })
    .where(eq(sellers.id, ownerId));
