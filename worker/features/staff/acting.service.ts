import type { Ability } from '../../../schema/staff/abilities';
import type { Ctx } from '../../context';
import type { Employer } from '../../http/acting';
import { endPlanIfOver } from '../billing/expiry.service';
import { sellerUser } from '../profile/session-user';
import * as queries from './acting.queries';
import { switchesOf } from './switches.service';

/**
 * The seller for whom a person works, read from the seller's shard; null if they do not work there, or no
 * longer, or the plan has no seat for them.
 */
export async function findEmployer(ctx: Ctx, sellerId: string, personId: string): Promise<Employer | null> {
  const found = await queries.findMember(ctx.shardOf(sellerId), sellerId, personId);
  if (!found) return null;
  const seller = sellerUser(found.seller);
  // The job may be late, as for the seller's own requests.
  if (await endPlanIfOver(ctx, seller)) return findEmployer(ctx, sellerId, personId);
  if (!queries.hasSeat(seller.subscriptionPlan, found.seat)) return null;
  return {
    seller,
    member: { personId, name: found.name, role: found.role, switches: switchesOf(found.seller) },
    guard: (ability: Ability) => queries.memberGuard(sellerId, personId, ability),
  };
}
