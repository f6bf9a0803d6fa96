import { sql } from 'drizzle-orm';
import { changes, members, sharedPhones } from '../../../schema/shard';
import { runTogether, type ShardDb, updateWhere } from '../../platform/db';
import { endFeedsOf } from '../feeds/feeds.sql';
import { releaseVehicles, unassignLeads } from '../staff/leaving.sql';
import { shareSeats } from '../staff/members.sql';
import type { Person } from './erase.queries';

const MAX_BATCH = 100;

/** What the record of a seller says of somebody whose account was erased. */
const FORMER = 'Former member';

const inList = (ids: readonly string[]) => sql`in (select value from json_each(${JSON.stringify(ids)}))`;

/** Some of those who work, have worked, or have asked to work for the person. */
export const listStaffOf = (db: ShardDb, { id }: Person) =>
  db.all<{ id: string; memberId: string }>(
    sql`select id, member_id as memberId from members where owner_id = ${id}
      union all select id, person_id from invitations where owner_id = ${id} and person_id is not null
      limit ${MAX_BATCH}`,
  );

/** In the members' shard: deletes workplaces from their lists. */
export const deleteWorkplaces = (db: ShardDb, ids: readonly string[]) =>
  db.run(sql`delete from workplaces where id ${inList(ids)}`);

/** In the members' shard: deletes what the person has offered them. */
export const deleteNoticesOf = (db: ShardDb, { id }: Person, memberIds: readonly string[]) =>
  db.run(sql`delete from notifications where user_id ${inList(memberIds)} and related_entity_id = ${id}`);

export const deleteStaff = (db: ShardDb, ids: readonly string[]) =>
  runTogether(db, [
    sql`delete from members where id ${inList(ids)}`,
    sql`delete from invitations where id ${inList(ids)}`,
  ]);

/** Some of the sellers for whom the person works, has worked, or has asked to work. */
export const listWorkplacesOf = (db: ShardDb, { id }: Person) =>
  db.all<{ id: string; sellerId: string }>(
    sql`select id, seller_id as sellerId from workplaces where user_id = ${id} limit ${MAX_BATCH}`,
  );

/** In the sellers' shard: ends the person's memberships, and forgets name and number. */
export const leaveSellers = (db: ShardDb, { id }: Person, sellerIds: readonly string[], now: number) =>
  runTogether(db, [
    releaseVehicles(sql`user_id ${inList(sellerIds)}`, sql`${id}`, now),
    updateWhere(
      members,
      { seat: sql`members.seat - 1` },
      sql`from members own where members.owner_id ${inList(sellerIds)} and own.owner_id = members.owner_id
        and own.member_id = ${id} and members.ended_at is null and members.seat > own.seat
        and ${shareSeats('members.role', 'own.role')}`,
    ),
    updateWhere(
      changes,
      {
        personId: sql`iif(person_id = ${id}, own.id, person_id)`,
        subjectId: sql`iif(subject_id = ${id}, own.id, subject_id)`,
      },
      sql`from members own where own.owner_id = changes.owner_id and own.member_id = ${id}
        and changes.owner_id ${inList(sellerIds)} and ${id} in (changes.person_id, changes.subject_id)`,
    ),
    updateWhere(
      members,
      {
        endedAt: sql`coalesce(ended_at, ${now})`,
        seat: null,
        updatedAt: now,
        version: sql`version + 1`,
        memberId: sql`id`,
        memberName: FORMER,
        memberContact: null,
        number: null,
        pinHash: null,
      },
      sql`where owner_id ${inList(sellerIds)} and member_id = ${id}`,
    ),
    // Nobody works there under this id any more, so the record gets no line for each lead.
    unassignLeads(sql`owner_id ${inList(sellerIds)}`, sql`${id}`),
    endFeedsOf(sql`user_id ${inList(sellerIds)}`, sql`${id}`),
    sql`delete from shared_phones where owner_id ${inList(sellerIds)} and account_id = ${id}`,
    updateWhere(
      sharedPhones,
      { personId: null },
      sql`where owner_id ${inList(sellerIds)} and person_id = ${id}`,
    ),
    sql`delete from invitations where owner_id ${inList(sellerIds)} and person_id = ${id}`,
    sql`delete from notifications where user_id ${inList(sellerIds)} and related_entity_id = ${id}`,
  ]);
