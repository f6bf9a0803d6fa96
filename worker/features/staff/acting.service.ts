import type { Ability } from '../../../schema/staff/abilities';
import type { Ctx } from '../../context';
import type { Employer } from '../../http/acting';
import type { ShardDb } from '../../platform/db';
import { endPlanIfOver } from '../billing/expiry.service';
import { sellerUser } from '../profile/session-user';
import * as queries from './acting.queries';
import { listWorkplaces } from './staff.queries';

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
    member: { personId, name: found.name, role: found.role },
    guard: (ability: Ability) => queries.memberGuard(sellerId, personId, ability),
  };
}

/** Those of these people who work for the seller in a role with the ability. */
export async function listWorking(
  db: ShardDb,
  sellerId: string,
  personIds: readonly string[],
  ability: Ability,
): Promise<ReadonlySet<string>> {
  const rows = await queries.listWorking(db, sellerId, personIds, ability);
  return new Set(rows.map(({ memberId }) => memberId));
}

/** Closes a person's sockets whose sessions were ended, at the sellers for whom they work too. */
export async function closeEndedSockets(
  { live, shardOf }: Pick<Ctx, 'live' | 'shardOf'>,
  personId: string,
): Promise<void> {
  const elsewhere = async () => {
    const places = await listWorkplaces(shardOf(personId), personId);
    await Promise.all(places.map(({ sellerId }) => live.closeEnded(sellerId)));
  };
  await Promise.all([live.closeEnded(personId), elsewhere()]);
}
