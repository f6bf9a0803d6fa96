import { and, eq, isNull } from 'drizzle-orm';
import type { PlanId } from '../../../schema/billing/plan-names';
import { PLANS } from '../../../schema/billing/plans';
import { members, sellers } from '../../../schema/shard';
import {
  ABILITIES,
  type Ability,
  SWITCHED_ROLE,
  type SwitchedAbility,
} from '../../../schema/staff/abilities';
import type { ShardDb } from '../../platform/db';
import type { Guard } from '../../platform/guarded-writes';
import { HAS_SEAT } from './members.sql';

/** The seller and the membership; null for somebody who does not work there, or whose seller is suspended. */
export async function findMember(db: ShardDb, ownerId: string, memberId: string) {
  const [row] = await db
    .select({ seller: sellers, role: members.role, seat: members.seat, name: members.memberName })
    .from(members)
    .innerJoin(sellers, eq(sellers.id, members.ownerId))
    .where(
      and(
        eq(members.ownerId, ownerId),
        eq(members.memberId, memberId),
        isNull(members.endedAt),
        eq(sellers.isActive, true),
      ),
    );
  return row ?? null;
}

/** Whether a seat is within the plan's, as `isMember` has it. */
export const hasSeat = (plan: PlanId, seat: number | null) => seat !== null && seat <= PLANS[plan].staff;

const SWITCHED: Readonly<Record<SwitchedAbility, string>> = {
  addVehicles: 's.sales_add_vehicles = 1',
  draftVehicles: 's.sales_add_vehicles = 1',
  lowerPrices: 's.sales_lower_percent > 0',
};

const isSwitched = (ability: Ability): ability is SwitchedAbility => ability in SWITCHED;

/** Holds while the person works for the seller in a role with the ability, as the owner’s switches are. Reads two rows. */
export const memberGuard = (ownerId: string, memberId: string, ability: Ability): Guard => ({
  sql: `exists (select 1 from members m join sellers s on s.id = m.owner_id
    where m.owner_id = ? and m.member_id = ? and s.is_active = 1
      and m.role in (${ABILITIES[ability].map((role) => `'${role}'`).join(', ')})
      ${isSwitched(ability) ? `and (m.role <> '${SWITCHED_ROLE}' or ${SWITCHED[ability]})` : ''}
      and ${HAS_SEAT})`,
  values: [ownerId, memberId],
  personId: memberId,
});
