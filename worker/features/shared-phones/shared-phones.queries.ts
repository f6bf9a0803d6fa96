import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { members, sharedPhones } from '../../../schema/shard';
import {
  changesOf,
  insertWhere,
  runReturning,
  runTogether,
  type ShardDb,
  updateWhere,
} from '../../platform/db';

const MINUTE = 60_000;
/** Wrong PINs within the time that lock a phone's switch for the rest of it. */
export const WRONG_PINS = { limit: 5, windowMs: 15 * MINUTE } as const;

/** A phone, by its session. */
interface PhoneKey {
  ownerId: string;
  sid: string;
}

const here = ({ ownerId, sid }: PhoneKey) =>
  and(eq(sharedPhones.ownerId, ownerId), eq(sharedPhones.sid, sid));

export async function isShared(db: ShardDb, key: PhoneKey): Promise<boolean> {
  const rows = await db.select({ id: sharedPhones.id }).from(sharedPhones).where(here(key));
  return rows.length > 0;
}

/** Who works for the seller and has a PIN, longest first. */
export const listWithPin = (db: ShardDb, ownerId: string) =>
  db
    .select({ personId: members.memberId, name: members.memberName })
    .from(members)
    .where(and(eq(members.ownerId, ownerId), isNull(members.endedAt), isNotNull(members.pinHash)))
    .orderBy(asc(members.seat));

const setPinOf = (ownerId: string, personId: string, pinHash: string) =>
  updateWhere(
    members,
    { pinHash },
    sql`where owner_id = ${ownerId} and member_id = ${personId} and ended_at is null`,
  );

export const setPin = (db: ShardDb, ownerId: string, personId: string, pinHash: string) =>
  runTogether(db, [setPinOf(ownerId, personId, pinHash)]);

/** Shares a phone, with the PIN of the person whose session it is. Sharing it again only sets the PIN. */
export const sharePhone = (
  db: ShardDb,
  phone: Pick<typeof sharedPhones.$inferInsert, 'id' | 'ownerId' | 'sid' | 'accountId' | 'createdAt'>,
  pinHash: string,
) =>
  runTogether(db, [
    setPinOf(phone.ownerId, phone.accountId, pinHash),
    insertWhere(
      sharedPhones,
      { ...phone, personId: null, usedAt: phone.createdAt },
      sql`where true on conflict (owner_id, sid) do nothing`,
    ),
  ]);

interface Choice extends PhoneKey {
  personId: string;
  /** By the current and the previous key. */
  pinHashes: readonly string[];
  now: number;
}

/**
 * Chooses somebody by PIN. A try is counted before the PIN is compared, so that tries at the same time are not
 * more than allowed; a right one is taken off again, and does not reset the count of wrong ones.
 */
export async function choosePerson(
  db: ShardDb,
  { ownerId, sid, personId, pinHashes, now }: Choice,
): Promise<'chosen' | 'wrong' | 'locked'> {
  const before = now - WRONG_PINS.windowMs;
  const isOver = sql`wrong_since <= ${before}`;
  const [tried, chosen] = await runReturning(db, [
    sql`${updateWhere(
      sharedPhones,
      { wrong: sql`iif(${isOver}, 1, wrong + 1)`, wrongSince: sql`iif(${isOver}, ${now}, wrong_since)` },
      sql`where owner_id = ${ownerId} and sid = ${sid} and (wrong < ${WRONG_PINS.limit} or ${isOver})`,
    )} returning id`,
    sql`${updateWhere(
      sharedPhones,
      { personId: sql`m.member_id`, usedAt: now, wrong: sql`wrong - 1` },
      sql`from members m where changes() = 1 and shared_phones.owner_id = ${ownerId} and sid = ${sid}
        and m.owner_id = ${ownerId} and m.member_id = ${personId} and m.ended_at is null
        and m.pin_hash in (${sql.join(
          pinHashes.map((hash) => sql`${hash}`),
          sql`, `,
        )})`,
    )} returning shared_phones.id`,
  ]);
  if (chosen?.length === 1) return 'chosen';
  return tried?.length === 1 ? 'wrong' : 'locked';
}

export const leavePhone = (db: ShardDb, key: PhoneKey) =>
  db.update(sharedPhones).set({ personId: null }).where(here(key));

export const noteUse = (db: ShardDb, key: PhoneKey, now: number) =>
  db.update(sharedPhones).set({ usedAt: now }).where(here(key));

const people = alias(members, 'people');

/** The seller's shared phones, oldest first. */
export const listPhones = (db: ShardDb, ownerId: string) =>
  db
    .select({ phone: sharedPhones, accountName: members.memberName, personName: people.memberName })
    .from(sharedPhones)
    .innerJoin(members, and(eq(members.ownerId, ownerId), eq(members.memberId, sharedPhones.accountId)))
    .leftJoin(people, and(eq(people.ownerId, ownerId), eq(people.memberId, sharedPhones.personId)))
    .where(and(eq(sharedPhones.ownerId, ownerId), isNull(members.endedAt)))
    .orderBy(asc(sharedPhones.id));

/** False if the seller has no such phone. */
export const endSharing = async (db: ShardDb, ownerId: string, id: string): Promise<boolean> =>
  changesOf(
    await db.delete(sharedPhones).where(and(eq(sharedPhones.id, id), eq(sharedPhones.ownerId, ownerId))),
  ) === 1;
