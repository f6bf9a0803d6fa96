import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { changes, invitations, members, vehicles, workplaces } from '../../../schema/shard';
import { ABILITIES } from '../../../schema/staff/abilities';
import type { WishesInput } from '../../../schema/staff/input';
import type { Role } from '../../../schema/staff/roles';
import {
  insertWhere,
  newIdInSql,
  runReturning,
  runTogether,
  type ShardDb,
  updateWhere,
} from '../../platform/db';
import type { Payloads } from '../../platform/effect-kinds';
import { storeEffect } from '../../platform/effects.sql';
import { endFeedsOf } from '../feeds/feeds.sql';
import { releaseVehicles, unassignLeads } from './leaving.sql';
import { seatsOf, shareSeats } from './members.sql';

/** Everybody who works, or in the last year has worked, for the seller, longest first; yard helpers last. */
export const listMembers = (db: ShardDb, ownerId: string) =>
  db
    .select({
      ...getTableColumns(members),
      answersFor: sql<number>`(select count(*) from vehicles v where v.user_id = ${ownerId}
        and v.answerer_id = members.member_id and v.is_active = 1)`,
    })
    .from(members)
    .where(eq(members.ownerId, ownerId))
    .orderBy(sql`${members.role} = 'helper'`, asc(members.seat), asc(members.id));

/** How many seats of the kind that `m` needs are taken. */
const taken = (ownerId: string) =>
  sql`(select count(*) from members t where t.owner_id = ${ownerId} and t.ended_at is null
    and ${shareSeats('t.role', 'm.role')})`;

/**
 * The effect that copies a membership to the person's own shard. An ended one is without the seller's name: it
 * may outlive the row by which the seller's erasure would find it.
 */
export const copyMembership = (
  cause: string,
  ownerId: string,
  memberId: string | ReturnType<typeof sql>,
  now: number,
) =>
  storeEffect(
    {
      cause,
      kind: 'membership',
      target: sql`m.member_id`,
      payload: sql`json_object('id', m.id, 'memberId', m.member_id, 'sellerId', m.owner_id,
        'sellerName', case when m.ended_at is null
          then coalesce(nullif(s.firm_name, ''), trim(s.first_name || ' ' || s.last_name)) else '' end,
        'role', m.role, 'since', m.since, 'endedAt', m.ended_at, 'version', m.version)`,
      now,
    },
    sql`from members m join sellers s on s.id = m.owner_id
      where m.owner_id = ${ownerId} and m.member_id = ${memberId} and changes() > 0`,
  );

interface LettingIn {
  ownerId: string;
  invitationId: string;
  membershipId: string;
  cause: string;
  now: number;
}

/** Lets in whoever has asked, if the plan has a seat. Returns the new member's id; null if nothing was done. */
export async function letIn(
  db: ShardDb,
  { ownerId, invitationId, membershipId, cause, now }: LettingIn,
): Promise<string | null> {
  const asked = sql`from invitations m where m.id = ${invitationId} and m.owner_id = ${ownerId}
    and m.state = 'asked' and ${taken(ownerId)} < ${sql.raw(seatsOf('(select subscription_plan from sellers where id = m.owner_id)'))}`;
  const [, , , found] = await runReturning<{ personId: string }>(db, [
    insertWhere(
      members,
      {
        id: membershipId,
        ownerId,
        memberId: sql`m.person_id`,
        memberName: sql`m.person_name`,
        memberContact: sql`m.person_contact`,
        role: sql`m.role`,
        seat: sql`${taken(ownerId)} + 1`,
        since: now,
        endedAt: null,
        updatedAt: now,
        version: 1,
      },
      sql`${asked} on conflict (owner_id, member_id) do update set member_name = excluded.member_name,
        member_contact = excluded.member_contact, role = excluded.role, seat = excluded.seat,
        since = excluded.since, ended_at = null, updated_at = excluded.updated_at, version = version + 1 where ended_at is not null`,
    ),
    copyMembership(
      cause,
      ownerId,
      sql`(select person_id from invitations where id = ${invitationId} and state = 'asked')`,
      now,
    ),
    updateWhere(
      invitations,
      { state: 'accepted', decidedAt: now },
      sql`where id = ${invitationId} and owner_id = ${ownerId} and state = 'asked' and changes() > 0`,
    ),
    sql`select person_id as personId from invitations
      where id = ${invitationId} and owner_id = ${ownerId} and state = 'accepted' and changes() > 0`,
    // Somebody who comes back is recorded by the trigger of members.
    insertWhere(
      changes,
      {
        ownerId,
        id: newIdInSql(now, sql`m.owner_id`),
        kind: 'member_let_in',
        subjectId: sql`m.member_id`,
        before: {},
        after: sql`json_object('role', m.role)`,
        at: now,
      },
      sql`from members m where m.id = ${membershipId} and m.version = 1`,
    ),
  ]);
  return found?.[0]?.personId ?? null;
}

interface Change {
  ownerId: string;
  id: string;
  cause: string;
  now: number;
}

const memberOf = ({ id, ownerId }: Change) =>
  sql`(select member_id from members where id = ${id} and owner_id = ${ownerId})`;

/** Null if nobody by this id works for the seller. */
export async function changeRole(db: ShardDb, change: Change, role: Role): Promise<string | null> {
  const { id, ownerId, cause, now } = change;
  const [changed] = await runReturning<{ memberId: string }>(db, [
    sql`${updateWhere(
      members,
      { role, updatedAt: now, version: sql`version + 1` },
      sql`where id = ${id} and owner_id = ${ownerId} and ended_at is null and ${shareSeats('role', `'${role}'`)}`,
    )} returning member_id as memberId`,
    copyMembership(cause, ownerId, memberOf(change), now),
    ...((ABILITIES.manageFeed as readonly Role[]).includes(role)
      ? []
      : [endFeedsOf(sql`user_id = ${ownerId}`, memberOf(change))]),
  ]);
  return changed?.[0]?.memberId ?? null;
}

/**
 * Ends a membership; from this statement on the person may do nothing. Whoever came later moves up, so that a
 * suspended person gets the free seat; the seller answers for the person's vehicles, whose ids are returned, and
 * their leads are nobody's. Null if nobody by this id works for the seller.
 */
export async function endMembership(db: ShardDb, change: Change): Promise<{ vehicleIds: string[] } | null> {
  const { id, ownerId, cause, now } = change;
  const whoLeft = sql`(select member_id from members where id = ${id} and owner_id = ${ownerId} and ended_at is not null)`;
  const [, ended, , released] = await runReturning<{ id: string }>(db, [
    updateWhere(
      members,
      { seat: sql`members.seat - 1` },
      sql`from (select role, seat from members where id = ${id} and owner_id = ${ownerId} and ended_at is null) left_by
        where owner_id = ${ownerId} and ended_at is null and members.seat > left_by.seat
          and ${shareSeats('members.role', 'left_by.role')}`,
    ),
    sql`${updateWhere(
      members,
      { endedAt: now, seat: null, number: null, updatedAt: now, version: sql`version + 1` },
      sql`where id = ${id} and owner_id = ${ownerId} and ended_at is null`,
    )} returning id`,
    copyMembership(cause, ownerId, memberOf(change), now),
    releaseVehicles(sql`user_id = ${ownerId}`, whoLeft, now),
    unassignLeads(sql`owner_id = ${ownerId}`, whoLeft),
    endFeedsOf(sql`user_id = ${ownerId}`, whoLeft),
  ]);
  return ended?.length ? { vehicleIds: (released ?? []).map((vehicle) => vehicle.id) } : null;
}

export const setWishes = (
  db: ShardDb,
  ownerId: string,
  memberId: string,
  { offers }: WishesInput,
  now: number,
) =>
  db
    .update(members)
    .set({ wantsOffers: offers, updatedAt: now })
    .where(and(eq(members.ownerId, ownerId), eq(members.memberId, memberId)));

/** Stores a version of a membership in the list of the person, unless that has a newer one. A new owner's is the former owner's then. */
export const saveWorkplace = (db: ShardDb, { memberId, ...workplace }: Payloads['membership']) =>
  runTogether(db, [
    insertWhere(
      workplaces,
      { ...workplace, userId: memberId },
      sql`where exists (select 1 from sellers where id = ${memberId})
        on conflict (id) do update set user_id = excluded.user_id, seller_name = excluded.seller_name, role = excluded.role,
          since = excluded.since, ended_at = excluded.ended_at, version = excluded.version
          where excluded.version > version`,
    ),
  ]);

/** Stores the number of somebody who answers for vehicles, unless a newer one is known. Returns those vehicles. */
export async function saveNumber(
  db: ShardDb,
  { sellerId, memberId, number, isConfirmed, version }: Payloads['number'],
  now: number,
): Promise<string[]> {
  const answers = sql`user_id = ${sellerId} and answerer_id = ${memberId}`;
  const [, vehiclesOf] = await runReturning<{ id: string }>(db, [
    updateWhere(
      members,
      { number, isNumberConfirmed: isConfirmed === 1, numberVersion: version, updatedAt: now },
      sql`where owner_id = ${sellerId} and member_id = ${memberId} and number_version < ${version}
        and exists (select 1 from vehicles where ${answers})`,
    ),
    sql`${updateWhere(
      vehicles,
      { version: sql`version + 1`, updatedAt: now },
      sql`where ${answers} and changes() > 0`,
    )} returning id`,
  ]);
  return (vehiclesOf ?? []).map(({ id }) => id);
}

/** For whom the person works. */
export const listWorkplaces = (db: ShardDb, userId: string) =>
  db
    .select()
    .from(workplaces)
    .where(and(eq(workplaces.userId, userId), isNull(workplaces.endedAt)))
    .orderBy(asc(workplaces.id));
