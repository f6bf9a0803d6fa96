import { sql } from 'drizzle-orm';
import { changes, leads, members, sellers, sharedPhones, vehicles } from '../../../schema/shard';
import { insertWhere, runTogether, type ShardDb, updateWhere } from '../../platform/db';
import type { Payloads } from '../../platform/effect-kinds';
import { pushProfile } from '../profile/profile.sql';
import { copyMembership } from './staff.queries';

/**
 * In the seller's shard: the profile is the new owner's, and the former owner works there as a manager. The record goes on naming
 * people, not roles: what the former owner did has their name, what the new one did is the owner's. The record's line tells whether
 * this was applied.
 */
export async function setOwner(db: ShardDb, owner: Payloads['ownership'], cause: string): Promise<void> {
  const { sellerId, memberId, formerId, changeId, endedId, at } = owner;
  const isNew = sql`not exists (select 1 from changes where owner_id = ${sellerId} and id = ${changeId})`;
  const ofSeller = sql`owner_id = ${sellerId} and ${isNew}`;
  await runTogether(db, [
    updateWhere(
      sellers,
      {
        firstName: owner.firstName,
        lastName: owner.lastName,
        mobileNumber: owner.mobileNumber,
        countryCode: owner.countryCode,
        phoneVerified: owner.phoneVerified,
        language: owner.language,
        mobileChangedAt: at,
        profileVersion: sql`profile_version + 1`,
        updatedAt: at,
      },
      sql`where id = ${sellerId} and ${isNew}`,
    ),
    pushProfile({ cause, userId: sellerId, now: at }),
    // Names the new owner in lines that say who let them in, and in which role.
    insertWhere(
      members,
      {
        id: endedId,
        ownerId: sellerId,
        memberId: endedId,
        memberName: sql`m.member_name`,
        role: sql`m.role`,
        since: sql`m.since`,
        endedAt: at,
        updatedAt: at,
      },
      sql`from members m where m.owner_id = ${sellerId} and m.member_id = ${memberId} and ${isNew}`,
    ),
    updateWhere(
      members,
      {
        memberId: formerId,
        memberName: owner.formerName,
        memberContact: owner.formerContact,
        number: null,
        isNumberConfirmed: false,
        pinHash: null,
        wantsOffers: false,
        since: at,
        updatedAt: at,
        version: sql`version + 1`,
      },
      sql`where member_id = ${memberId} and ${ofSeller}`,
    ),
    copyMembership(cause, sellerId, formerId, at),
    updateWhere(
      changes,
      {
        personId: sql`case when person_id is null then ${formerId} when person_id = ${memberId} then null else person_id end`,
        subjectId: sql`iif(subject_id = ${memberId}, ${endedId}, subject_id)`,
      },
      sql`where (person_id is null or ${memberId} in (person_id, subject_id)) and ${ofSeller}`,
    ),
    // What the new owner worked on is the owner's, as everything that nobody is named for.
    updateWhere(
      vehicles,
      { answererId: null, version: sql`version + 1`, updatedAt: at },
      sql`where user_id = ${sellerId} and answerer_id = ${memberId} and ${isNew}`,
    ),
    updateWhere(
      leads,
      {
        assigneeId: sql`nullif(assignee_id, ${memberId})`,
        followUpById: sql`nullif(follow_up_by_id, ${memberId})`,
      },
      sql`where ${memberId} in (assignee_id, follow_up_by_id) and ${ofSeller}`,
    ),
    sql`delete from shared_phones where account_id = ${memberId} and ${ofSeller}`,
    updateWhere(sharedPhones, { personId: null }, sql`where person_id = ${memberId} and ${ofSeller}`),
    sql`delete from notification_preferences where user_id = ${sellerId} and ${isNew}`,
    insertWhere(
      changes,
      {
        ownerId: sellerId,
        id: changeId,
        kind: 'owner_changed',
        subjectId: formerId,
        before: {},
        after: {},
        at,
      },
      sql`from sellers where id = ${sellerId} and ${isNew}`,
    ),
  ]);
}
