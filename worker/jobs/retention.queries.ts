import { and, lt, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { dataIn, type Kept } from '../../schema/common/data';
import { KEPT, PAYMENT_YEARS } from '../../schema/common/retention';
import * as directory from '../../schema/directory';
import * as shard from '../../schema/shard';
import { indianCalendar, indianFinancialYear } from '../platform/clock';
import { type AnyDb, changesOf, primaryKeyOf, updateWhere } from '../platform/db';
import { moveJobMark } from '../platform/job-marks.sql';
import { firstIdAt } from '../platform/random';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MAX_BATCH = 500;

export interface Rule {
  table: SQLiteTable;
  /** What has expired by a given time. Needs an index, so that finding nothing costs nothing. */
  isOver: (now: number) => SQL | undefined;
  /** Columns to clear in a row that stays. */
  clear?: Record<string, string | SQL>;
  /** The id up to which nothing is left, recorded once a run has found no more. */
  mark?: { job: string; to: (now: number) => string };
}

const isOverBy =
  ({ by, days, where }: NonNullable<Kept['after']>[string]): Rule['isOver'] =>
  (now) => {
    const end = now - days * DAY;
    return and(where, lt(by, by.dataType === 'string' ? firstIdAt(end) : end));
  };

/** The ages declared by a database's tables. */
const agesIn = (database: object): Record<string, Rule> =>
  Object.fromEntries(
    dataIn(database).flatMap(({ table, rules: { kept } }) =>
      Object.entries(kept.after ?? {}).map(([name, age]) => [name, { table, isOver: isOverBy(age) }]),
    ),
  );

/**
 * The first id of the years whose payments are retained: ids increase with time, so they show a payment's
 * age.
 */
const firstKeptPayment = (now: number) => {
  const year = Number(indianFinancialYear(now).slice(0, 4)) - PAYMENT_YEARS;
  return firstIdAt(Date.parse(`${year}-04-01T00:00:00+05:30`));
};

/** In the directory, ordered by foreign keys. */
export const DIRECTORY_RULES = {
  ...agesIn(directory),
  redemptions: {
    table: directory.giftCodeRedemptions,
    isOver: (now) => lt(directory.giftCodeRedemptions.paymentId, firstKeptPayment(now)),
  },
  payments: {
    table: directory.paymentRecords,
    isOver: (now) => lt(directory.paymentRecords.id, firstKeptPayment(now)),
  },
  erasedPeople: {
    table: directory.accounts,
    isOver: (now) =>
      sql`erased_at is not null and erased_at < ${now} and not exists (
        select 1 from payment_records p where p.user_id = accounts.id)`,
  },
} satisfies Record<string, Rule>;

/** Requests end well within this time, so no row with an older id can still appear. */
const SETTLED_AFTER_MS = 60_000;

/**
 * Clears the hashes of networks once their limits have passed. Ids increase with time, so it continues where
 * the last run ended: an index of hashes would be another row written per offer.
 */
const clearNetworks = (job: string, table: SQLiteTable, id: SQLiteColumn): Rule => ({
  table,
  isOver: (now) => sql`${id} >= coalesce((select done_to from job_marks where job = ${job}), '')
    and ${id} < ${firstIdAt(now - KEPT.networkHours * HOUR)} and network_hash <> ''`,
  clear: { networkHash: '' },
  mark: { job, to: (now) => firstIdAt(now - KEPT.networkHours * HOUR - SETTLED_AFTER_MS) },
});

/**
 * What deleted vehicles have cost. A vehicle that was deleted earlier was looked at in each run since, so only the last
 * month's are.
 */
const deletedVehicleMoney: Rule = {
  table: shard.vehicleCosts,
  isOver: (now) => sql`vehicle_id in (select v.id from ${shard.vehicles} v where v.deleted_at is not null
    and v.deleted_at >= ${now - 30 * DAY} and v.deleted_at < ${now - KEPT.deletedVehicleMoney * DAY})`,
};

/** Of a purchase, number and address of the person are needed no longer than a claim can be brought. */
const purchaseContacts: Rule = {
  table: shard.purchases,
  isOver: (now) => sql`from_phone <> '' and created_at < ${now - KEPT.deliveryNote * DAY}`,
  clear: { fromPhone: '', fromAddress: '' },
};

/** Counted from the sale, or from the deletion of a vehicle that was not sold: we do not learn of the transfer. */
const purchaseIdentities: Rule = {
  table: shard.purchaseIdentities,
  isOver: (now) => {
    const end = now - KEPT.identity * DAY;
    return sql`created_at < ${end} and not exists (select 1 from ${shard.vehicles} v
      where v.id = vehicle_id and coalesce(v.sold_at, v.deleted_at, ${now}) >= ${end})`;
  },
};

const sealedBefore = (now: number) => indianCalendar(now - KEPT.deliveryNote * DAY).day;

/**
 * What lines of a stock book say of persons, found by the seals of their days: an index of them would be another row
 * written a line. The seals still hold, since only the commitments are in them.
 */
const bookPersons: Rule = {
  table: shard.bookLines,
  isOver: (now) => sql`(owner_id, id) in (select l.owner_id, l.id from ${shard.bookSeals} s
    join ${shard.bookLines} l on l.owner_id = s.owner_id and l.id >= s.first_id and l.id <= s.last_id
    where s.day >= coalesce((select done_to from job_marks where job = 'bookPersons'), '')
      and s.day < ${sealedBefore(now)} and l.personal <> '{}')`,
  clear: { personal: sql`'{}'` },
  mark: { job: 'bookPersons', to: sealedBefore },
};

/** In each shard. */
export const SHARD_RULES = {
  ...agesIn(shard),
  bookPersons,
  deletedVehicleMoney,
  purchaseContacts,
  purchaseIdentities,
  networks: clearNetworks('networks', shard.leadOffers, shard.leadOffers.id),
  enquiryNetworks: clearNetworks('enquiryNetworks', shard.enquiries, shard.enquiries.id),
} satisfies Record<string, Rule>;

/** Records that a rule found no more rows. */
export async function moveMark(db: AnyDb, { mark }: Rule, now: number): Promise<void> {
  if (!mark) return;
  await db.run(moveJobMark(mark.job, mark.to(now)));
}

/**
 * Deletes, or clears, some of what has expired. Returns the number of rows, and whether there may be more.
 */
export async function deleteSome(
  db: AnyDb,
  rule: Rule,
  now: number,
): Promise<{ changes: number; isMore: boolean }> {
  const key = primaryKeyOf(rule.table);
  const stale = sql`(${key}) in (select ${key} from ${rule.table} where ${rule.isOver(now)} limit ${MAX_BATCH})`;
  const statement = rule.clear
    ? updateWhere(rule.table, rule.clear, sql`where ${stale}`)
    : sql`delete from ${rule.table} where ${stale}`;
  const changes = changesOf(await db.run(statement));
  return { changes, isMore: changes >= MAX_BATCH };
}
