import { and, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { PlanId } from '../../../schema/billing/plan-names';
import { PLANS } from '../../../schema/billing/plans';
import { members, sellers, sharedPhones } from '../../../schema/shard';
import {
  ABILITIES,
  type Ability,
  isSwitched,
  SWITCHED,
  type SwitchedAbility,
} from '../../../schema/staff/abilities';
import type { ShardDb } from '../../platform/db';
import type { Guard } from '../../platform/guarded-writes';
import { HAS_SEAT } from './members.sql';

const chosen = alias(members, 'chosen');

/**
 * The seller and the membership, and who uses the phone if it is a shared one; null for somebody who does not
 * work there, or whose seller is suspended.
 */
export async function findMember(
  db: ShardDb,
  ownerId: string,
  { userId, sid }: { userId: string; sid: string },
) {
  const [row] = await db
    .select({
      seller: sellers,
      role: members.role,
      seat: members.seat,
      name: members.memberName,
      wantsOffers: members.wantsOffers,
      phone: { id: sharedPhones.id, personId: sharedPhones.personId, usedAt: sharedPhones.usedAt },
      chosen: {
        role: chosen.role,
        seat: chosen.seat,
        name: chosen.memberName,
        wantsOffers: chosen.wantsOffers,
        endedAt: chosen.endedAt,
      },
    })
    .from(members)
    .innerJoin(sellers, eq(sellers.id, members.ownerId))
    .leftJoin(sharedPhones, and(eq(sharedPhones.ownerId, members.ownerId), eq(sharedPhones.sid, sid)))
    .leftJoin(chosen, and(eq(chosen.ownerId, members.ownerId), eq(chosen.memberId, sharedPhones.personId)))
    .where(
      and(
        eq(members.ownerId, ownerId),
        eq(members.memberId, userId),
        isNull(members.endedAt),
        eq(sellers.isActive, true),
      ),
    );
  return row ?? null;
}

/** Whether a seat is within the plan's, as `isMember` has it. */
export const hasSeat = (plan: PlanId, seat: number | null) => seat !== null && seat <= PLANS[plan].staff;

const SWITCH_IS_ON: Readonly<Record<SwitchedAbility, string>> = {
  addVehicles: 's.sales_add_vehicles = 1',
  draftVehicles: 's.sales_add_vehicles = 1',
  lowerPrices: 's.sales_lower_percent > 0',
  seeMoney: 's.managers_see_money = 1',
};

/**
 * Of members `m` and their seller `s`: works there in a role with the ability, as the owner’s switches are; who has
 * left has no seat.
 */
const works = (ability: Ability) => `s.is_active = 1
  and m.role in (${ABILITIES[ability].map((role) => `'${role}'`).join(', ')})
  ${isSwitched(ability) ? `and (m.role <> '${SWITCHED[ability].role}' or ${SWITCH_IS_ON[ability]})` : ''} and ${HAS_SEAT}`;

/** Holds while the person works for the seller in a role with the ability. Reads two rows. */
export const memberGuard = (ownerId: string, memberId: string, ability: Ability): Guard => ({
  sql: `exists (select 1 from members m join sellers s on s.id = m.owner_id
    where m.owner_id = ? and m.member_id = ? and ${works(ability)})`,
  values: [ownerId, memberId],
  personId: memberId,
});

/** Holds while both may, and the phone is used by the second, who is recorded. Reads five rows. */
export function phoneGuard(
  { ownerId, sid }: { ownerId: string; sid: string },
  account: Guard,
  person: Guard,
): Guard {
  const isHere = `exists (select 1 from shared_phones where owner_id = ? and sid = ? and person_id = ?)`;
  return {
    sql: `${account.sql} and ${person.sql} and ${isHere}`,
    values: [...account.values, ...person.values, ownerId, sid, person.personId],
    personId: person.personId,
  };
}

/** Those of these people for whom `memberGuard` holds. Reads a row each, and the seller's. */
export const listWorking = (db: ShardDb, ownerId: string, memberIds: readonly string[], ability: Ability) =>
  db.all<{
    memberId: string;
  }>(sql`select m.member_id as memberId from members m join sellers s on s.id = m.owner_id
    where m.owner_id = ${ownerId} and m.member_id in (${sql.join(
      memberIds.map((id) => sql`${id}`),
      sql`, `,
    )}) and ${sql.raw(works(ability))}`);
