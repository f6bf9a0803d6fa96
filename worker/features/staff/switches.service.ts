import type { Switches } from '../../../schema/staff/switches';
import type { UserCtx } from '../../context';
import type { SellerRow } from '../../platform/db';
import { saveSwitches } from './switches.queries';

/** What the seller lets salespeople and managers do. */
export const switchesOf = (
  seller: Pick<SellerRow, 'salesAddVehicles' | 'salesLowerPercent' | 'salesSeeAllLeads' | 'managersSeeMoney'>,
): Switches => ({
  addVehicles: seller.salesAddVehicles,
  lowerPercent: seller.salesLowerPercent,
  seeAllLeads: seller.salesSeeAllLeads,
  managersSeeMoney: seller.managersSeeMoney,
});

/** Sets what all salespeople and managers may do, from their next request on. `lowerPercent` is in whole percent. */
export async function setSwitches(ctx: UserCtx, switches: Switches): Promise<void> {
  const { id } = ctx.actor.user;
  await saveSwitches(ctx.shardOf(id), id, switches, ctx.clock.now());
}
