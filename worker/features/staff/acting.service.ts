import type { PlanId } from '../../../schema/billing/plan-names';
import { IDLE_MS } from '../../../schema/shared-phones/rules';
import type { Ability } from '../../../schema/staff/abilities';
import { lowerRole } from '../../../schema/staff/roles';
import type { Member } from '../../actor';
import type { Ctx } from '../../context';
import type { Employer } from '../../http/acting';
import type { ShardDb } from '../../platform/db';
import { endPlanIfOver } from '../billing/expiry.service';
import { sellerUser } from '../profile/session-user';
import * as queries from './acting.queries';
import { listWorkplaces } from './staff.queries';
import { switchesOf } from './switches.service';

/** Who acts in a session: whoever is chosen on a shared phone, never in a higher role than its account has. */
function personIn(
  {
    seller,
    role,
    name,
    wantsOffers,
    phone,
    chosen,
  }: NonNullable<Awaited<ReturnType<typeof queries.findMember>>>,
  { userId, plan, now }: { userId: string; plan: PlanId; now: number },
): { member: Member; mustChoose: boolean } {
  const account = {
    personId: userId,
    accountId: userId,
    name,
    role,
    wantsOffers,
    switches: switchesOf(seller),
  };
  if (!phone?.id) return { member: account, mustChoose: false };
  const isThere = chosen !== null && chosen.endedAt === null && queries.hasSeat(plan, chosen.seat);
  if (!phone.personId || !isThere || now - phone.usedAt >= IDLE_MS) {
    return { member: account, mustChoose: true };
  }
  const member = {
    ...account,
    personId: phone.personId,
    name: chosen.name,
    wantsOffers: chosen.wantsOffers,
    role: lowerRole(role, chosen.role),
  };
  return { member, mustChoose: false };
}

/**
 * The seller for whom a session's person works, read from the seller's shard; null if they do not work there, or
 * no longer, or the plan has no seat for them.
 */
export async function findEmployer(
  ctx: Ctx,
  sellerId: string,
  session: { userId: string; sid: string },
): Promise<Employer | null> {
  const { userId, sid } = session;
  const found = await queries.findMember(ctx.shardOf(sellerId), sellerId, session);
  if (!found) return null;
  const seller = sellerUser(found.seller);
  // The job may be late, as for the seller's own requests.
  if (await endPlanIfOver(ctx, seller)) return findEmployer(ctx, sellerId, session);
  const plan = seller.subscriptionPlan;
  if (!queries.hasSeat(plan, found.seat)) return null;
  const { member, mustChoose } = personIn(found, { userId, plan, now: ctx.clock.now() });
  const guardOf = (personId: string, ability: Ability) => queries.memberGuard(sellerId, personId, ability);
  return {
    seller,
    member,
    mustChoose,
    guard: (ability) =>
      member.personId === userId
        ? guardOf(userId, ability)
        : queries.phoneGuard(
            { ownerId: sellerId, sid },
            guardOf(userId, ability),
            guardOf(member.personId, ability),
          ),
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
