import { type SQL, sql } from 'drizzle-orm';
import { enquiries, republishedVehicles, vehicles } from '../../../schema/shard';
import { runReturning, type ShardDb, updateWhere } from '../../platform/db';
import { storeEffect } from '../../platform/effects.sql';
import { noticeInSql, notify, told } from '../notifications/notifications.sql';
import { phonesDue } from '../phone-alerts/phone-alerts.sql';
import { whileThere } from '../staff/members.sql';
import { minorUnits } from '../vehicles/price.sql';
import { isForSale, isPageUp } from '../vehicles/visibility.sql';

/** The two tables whose prices change, read as `l`, with the seller as `o`. */
const PRICED = {
  vehicles: {
    from: sql`vehicles l join sellers o on o.id = l.user_id`,
    ownerId: sql.raw('user_id'),
    price: sql.raw('l.price_minor'),
    currency: sql.raw('l.currency'),
    name: sql.raw('l.name'),
    isUp: isForSale('l', 'o'),
    /** Who of the staff answers for it. */
    answerer: whileThere({ ownerId: sql`l.user_id`, personId: sql`l.answerer_id` }),
  },
  republished_vehicles: {
    from: sql`republished_vehicles l join sellers o on o.id = l.republisher_id`,
    ownerId: sql.raw('republisher_id'),
    price: sql.raw('l.custom_price_minor'),
    currency: sql.raw('l.custom_currency'),
    name: sql.raw('l.vehicle_name'),
    isUp: isPageUp('l', 'o'),
    answerer: sql`null`,
  },
} as const;
export type Priced = keyof typeof PRICED;
export const PRICED_TABLES = Object.keys(PRICED) as Priced[];

/** Listings whose price has changed and has stood since, longest first. */
export const listDue = (db: ShardDb, table: Priced, now: number, limit: number) =>
  db.all<{ id: string; ownerId: string }>(
    sql`select id, ${PRICED[table].ownerId} as ownerId from ${sql.raw(table)} where tell_at <= ${now} order by tell_at limit ${limit}`,
  );

interface Due {
  id: string;
  notificationId: string;
}

/**
 * Finds the waiting buyers whose price these listings have reached, notifies who answers for each or its seller, and
 * marks the listings as done, in one batch; a second run finds nothing to do. Whose price was reached and is no longer,
 * before they were told, waits again. Returns the ids of the notifications.
 */
export async function tell(
  db: ShardDb,
  table: Priced,
  due: readonly Due[],
  { cause, now }: { cause: string; now: number },
): Promise<string[]> {
  const { from, price, currency, name, isUp, answerer } = PRICED[table];
  const given = sql`json_each(${JSON.stringify(due)}) d`;
  const ids = sql`(select d.value ->> 'id' from ${given})`;
  const below = minorUnits(sql`(enquiries."values" ->> 'below')`, currency);
  const change = (status: 'waiting' | 'reached', before: 'waiting' | 'reached', holds: SQL) =>
    updateWhere(
      enquiries,
      { status, updatedAt: now },
      sql`where kind = 'price' and status = ${before} and withdrawn_at is null and listing_id in ${ids}
        and exists (select 1 from ${from} where l.id = enquiries.listing_id and ${holds})`,
    );
  const count = sql`(select count(*) from enquiries e where e.listing_id = l.id and e.kind = 'price'
    and e.status = 'reached' and e.withdrawn_at is null and e.updated_at = ${now})`;
  const listings = sql`from ${given} join ${from} where l.id = d.value ->> 'id' and ${count} > 0`;
  const notification = {
    id: sql`d.value ->> 'notificationId'`,
    relatedEntityId: sql`l.id`,
    createdAt: now,
  };
  const values = { vehicle: name, priceMinor: price, currency, count };
  const [notice, ...messages] = notify(
    { ...notification, userId: sql`o.id`, ...told('price_reached', values) },
    sql`${listings} and ${answerer} is null`,
    sql`e.id in (select d.value ->> 'notificationId' from ${given})`,
  );
  const [, , written = []] = await runReturning<{ id: string }>(db, [
    change('waiting', 'reached', sql`${price} > ${below}`),
    change(
      'reached',
      'waiting',
      sql`${isUp} and ${currency} = enquiries."values" ->> 'currency' and ${price} <= ${below}`,
    ),
    sql`${notice} returning id`,
    ...messages,
    storeEffect(
      {
        cause,
        rest: sql`l.id`,
        kind: 'reminder',
        target: answerer,
        payload: sql`json_object('personId', ${answerer}, 'notice',
          ${noticeInSql({ ...notification, ...told('staff_price_reached', { ...values, seller: sql`o.id` }) })})`,
        now,
      },
      sql`${listings} and ${answerer} is not null`,
    ),
    phonesDue(
      sql`listing_id in ${ids} and exists (select 1 from ${from} where l.id = phone_alerts.listing_id and ${isUp}
        and ${currency} = phone_alerts.currency and ${price} < phone_alerts.price_minor)`,
      now,
    ),
    updateWhere(
      table === 'vehicles' ? vehicles : republishedVehicles,
      { tellAt: null },
      sql`where tell_at <= ${now} and id in ${ids}`,
    ),
  ]);
  return written.map(({ id }) => id);
}
