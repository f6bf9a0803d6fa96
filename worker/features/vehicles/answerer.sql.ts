import { type SQL, sql } from 'drizzle-orm';
import { members } from '../../../schema/shard';
import { updateWhere } from '../../platform/db';
import { whileThere } from '../staff/members.sql';

/** Who answers instead of the seller; nobody if there is neither. */
export interface ChosenAnswerer {
  /** Whose number buyers call, as it is in their own profile. */
  member: { personId: string; number: string; isConfirmed: boolean; version: number } | null;
  dutyNumber: string | null;
}

/** Holds while the member works for the seller. */
export const isStillThere = (ownerId: string, member: ChosenAnswerer['member']): SQL =>
  member
    ? sql`${whileThere({ ownerId: sql`${ownerId}`, personId: sql`${member.personId}` })} is not null`
    : sql`true`;

/** Copies the member's number to the membership, which buyers' pages read. */
export const rememberNumber = (ownerId: string, member: ChosenAnswerer['member']): SQL =>
  updateWhere(
    members,
    {
      number: member?.number ?? null,
      isNumberConfirmed: member?.isConfirmed ?? false,
      numberVersion: member?.version ?? 0,
    },
    sql`where owner_id = ${ownerId} and member_id = ${member?.personId ?? null} and ended_at is null`,
  );
