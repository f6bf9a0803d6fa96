import { type SQL, sql } from 'drizzle-orm';
import type { ChangeKind } from '../../../schema/changes/kinds';
import type { OpenNumberInput } from '../../../schema/numbers/input';
import { changes } from '../../../schema/shard';
import type { Member } from '../../actor';
import { insertWhere, newIdInSql, runReturning, type ShardDb } from '../../platform/db';
import { firstIdAt } from '../../platform/random';
import { type LeadReader, mayRead } from '../leads/lead-access.sql';
import type { Mask } from '../leads/month-leads.sql';
import { notify, told } from '../notifications/notifications.sql';

const HOUR_MS = 3_600_000;
/** Whoever opens more numbers within an hour is reported to the seller. */
const MAX_QUIETLY = 40;

interface BuyersNumber extends OpenNumberInput {
  reader: LeadReader;
  mask: Mask;
}

/** Somebody who works for the seller; the notification is written only if they open too many. */
export interface Opener extends Pick<Member, 'personId' | 'name'> {
  ownerId: string;
  notificationId: string;
  now: number;
}

/** The number with its vehicle, unless the plan or the owner hides it or the buyer has withdrawn. */
function numberOf({ of, id, reader, mask: { limit, monthStart } }: BuyersNumber): SQL {
  if (of === 'contact') {
    return sql`(select id, null as vehicle_id, mobile_number as number from contacts
      where id = ${id} and user_id = ${reader.ownerId})`;
  }
  const isShown =
    limit === null ? sql`true` : sql`(abs(monthly_ordinal) <= ${limit} or created_at < ${monthStart})`;
  const from = of === 'lead' ? sql`leads` : sql`enquiries`;
  const mayOpen = of === 'lead' ? mayRead(reader) : sql`owner_id = ${reader.ownerId}`;
  return sql`(select id, vehicle_id, buyer_mobile as number from ${from}
    where id = ${id} and ${mayOpen} and withdrawn_at is null and ${isShown})`;
}

/** Null if there is none to be shown. */
export async function findNumber(db: ShardDb, number: BuyersNumber): Promise<string | null> {
  const [row] = await db.all<{ number: string }>(sql`select number from ${numberOf(number)}`);
  return row?.number ?? null;
}

const recorded = (kind: ChangeKind, { ownerId, personId, now }: Opener) => ({
  ownerId,
  id: newIdInSql(now, sql`${ownerId}`),
  personId,
  kind,
  before: {},
  at: now,
});

/** Notifies the seller of somebody who has opened too many numbers within an hour, once within it. */
function reportMany({ ownerId, personId, name, notificationId, now }: Opener): SQL[] {
  const first = firstIdAt(now - HOUR_MS);
  const [report, ...messages] = notify(
    {
      id: notificationId,
      userId: ownerId,
      ...told('many_numbers', { name }),
      relatedEntityId: personId,
      createdAt: now,
    },
    sql`where (select count(distinct iif(kind = 'number_opened', subject_id, null))
        + coalesce(sum(iif(kind = 'leads_exported', after ->> 'leads', 0)), 0) from changes
        where owner_id = ${ownerId} and id >= ${first} and person_id = ${personId}) > ${MAX_QUIETLY}
      and not exists (select 1 from notifications where user_id = ${ownerId} and id >= ${first}
        and kind = 'many_numbers' and related_entity_id = ${personId})`,
  );
  return [sql`${report} returning id`, ...messages];
}

interface Opened {
  /** Null if there is none to be shown. */
  number: string | null;
  /** Whether the seller was notified. */
  isReported: boolean;
}

/** Reads a number and records who opened it, in one batch. */
export async function openNumber(db: ShardDb, number: BuyersNumber, opener: Opener): Promise<Opened> {
  const [found, , reported] = await runReturning<{ number: string }>(db, [
    sql`select number from ${numberOf(number)}`,
    insertWhere(
      changes,
      {
        ...recorded('number_opened', opener),
        vehicleId: sql`n.vehicle_id`,
        subjectId: sql`n.id`,
        after: { use: number.use },
      },
      sql`from ${numberOf(number)} n`,
    ),
    ...reportMany(opener),
  ]);
  return { number: found?.[0]?.number ?? null, isReported: reported?.length === 1 };
}

/** Records an export. Returns whether the seller was notified. */
export async function noteExport(db: ShardDb, leads: number, opener: Opener): Promise<boolean> {
  const [, reported] = await runReturning(db, [
    insertWhere(changes, { ...recorded('leads_exported', opener), after: { leads } }, sql``),
    ...reportMany(opener),
  ]);
  return reported?.length === 1;
}
