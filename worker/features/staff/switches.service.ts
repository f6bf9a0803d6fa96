import type { Switches } from '../../../schema/staff/switches';
import type { UserCtx } from '../../context';
import type { SellerRow } from '../../platform/db';
import { saveSwitches } from './switches.queries';

/** What the seller lets salespeople do. */
export const switchesOf = (
  seller: Pick<SellerRow, 'salesAddVehicles' | 'salesLowerPercent' | 'salesSeeAllLeads'>,
): Switches => ({
  addVehicles: seller.salesAddVehicles,
  lowerPercent: seller.salesLowerPercent,
  seeAllLeads: seller.salesSeeAllLeads,
});

/** Sets what all salespeople may do, from their next request on. `lowerPercent` is in whole percent. */
export async function setSwitches(ctx: UserCtx, switches: Switches): Promise<void> {
  const { id } = ctx.actor.user;
  await saveSwitches(ctx.shardOf(id), id, switches, ctx.clock.now());
}
