import { and, eq, type SQL, sql } from 'drizzle-orm';
import { MAX_ALERTS_A_PHONE } from '../../../schema/phone-alerts/input';
import { phoneAlerts } from '../../../schema/shard';
import { insertWhere, runReturning, runTogether, type ShardDb, updateWhere } from '../../platform/db';
import type { Subscription } from '../../platform/push';
import { isForSale, isPageUp } from '../vehicles/visibility.sql';

type Alert = typeof phoneAlerts.$inferSelect;

/** A listing that buyers may still buy, with its price. */
const priced = (isRepublished: boolean): SQL =>
  isRepublished
    ? sql`(select r.id, r.republisher_id as owner_id, r.vehicle_name as name, r.custom_price_minor as price, r.custom_currency as currency
        from republished_vehicles r join sellers o on o.id = r.republisher_id where ${isPageUp('r', 'o')})`
    : sql`(select v.id, v.user_id as owner_id, v.name, v.price_minor as price, v.currency
        from vehicles v join sellers o on o.id = v.user_id where ${isForSale('v', 'o')})`;

interface NewAlert extends Pick<Alert, 'id' | 'listingId' | 'language'>, Subscription {
  isRepublished: boolean;
  now: number;
}

/**
 * Stores that a phone wants to hear of a listing, from its present price on; the phone's oldest beyond the limit end.
 * False for a listing that buyers cannot buy.
 */
export async function storeAlert(db: ShardDb, { isRepublished, now, ...alert }: NewAlert): Promise<boolean> {
  const store = insertWhere(
    phoneAlerts,
    {
      ...alert,
      ownerId: sql`l.owner_id`,
      priceMinor: sql`l.price`,
      currency: sql`l.currency`,
      attempts: 0,
      createdAt: now,
      updatedAt: now,
    },
    sql`from ${priced(isRepublished)} l where l.id = ${alert.listingId}`,
  );
  const anew = ['id', 'p256dh', 'auth', 'language', 'price_minor', 'currency', 'created_at', 'updated_at'];
  const [written = []] = await runReturning(db, [
    sql`${store} on conflict (listing_id, endpoint) do update set
      ${sql.raw(anew.map((column) => `${column} = excluded.${column}`).join(', '))}, due_at = null returning id`,
    sql`delete from phone_alerts where id in (select id from phone_alerts where endpoint = ${alert.endpoint}
      order by id desc limit -1 offset ${MAX_ALERTS_A_PHONE})`,
  ]);
  return written.length === 1;
}

export const deleteAlert = (db: ShardDb, { listingId, endpoint }: Pick<Alert, 'listingId' | 'endpoint'>) =>
  db.delete(phoneAlerts).where(and(eq(phoneAlerts.listingId, listingId), eq(phoneAlerts.endpoint, endpoint)));

/** Moves a phone's alerts to its new address; of a listing that the new one has already, the old one ends. */
export const renewAlerts = (db: ShardDb, before: string, { endpoint, ...keys }: Subscription) =>
  runTogether(db, [
    updateWhere(
      phoneAlerts,
      { endpoint, ...keys },
      sql`where endpoint = ${before} and (endpoint = ${endpoint} or not exists (
        select 1 from phone_alerts n where n.listing_id = phone_alerts.listing_id and n.endpoint = ${endpoint}))`,
    ),
    sql`delete from phone_alerts where endpoint = ${before} and endpoint <> ${endpoint}`,
  ]);

/** A message that is due, with the listing as it is. */
export interface DueAlert extends Subscription, Pick<Alert, 'id' | 'listingId' | 'language' | 'currency'> {
  isRepublished: number;
  name: string;
  priceMinor: number;
  shownMinor: number;
}

/**
 * Takes due messages, longest due first, which are due again at `retryAt` unless they are sent; one that was tried
 * often, or whose price or listing is no longer so, is not.
 */
export async function takeDue(
  db: ShardDb,
  { now, retryAt, attempts, limit }: { now: number; retryAt: number; attempts: number; limit: number },
): Promise<DueAlert[]> {
  const due = sql`(select id from phone_alerts where due_at <= ${now} order by due_at, id limit ${limit})`;
  const of = (
    isRepublished: 0 | 1,
  ) => sql`select p.id, p.listing_id as listingId, p.language, p.currency, p.endpoint, p.p256dh, p.auth,
      ${isRepublished} as isRepublished, l.name, l.price as priceMinor, p.price_minor as shownMinor
    from phone_alerts p join ${priced(isRepublished === 1)} l on l.id = p.listing_id
    where p.due_at <= ${now} and p.id in ${due} and l.currency = p.currency and l.price < p.price_minor and p.attempts < ${attempts}`;
  const [found = []] = await runReturning<Record<string, unknown>>(db, [
    sql`${of(0)} union all ${of(1)}`,
    updateWhere(
      phoneAlerts,
      { dueAt: sql`iif(attempts < ${attempts}, ${retryAt}, null)`, attempts: sql`attempts + 1` },
      sql`where id in ${due}`,
    ),
  ]);
  return found as unknown as DueAlert[];
}

/** Remembers that a phone was told of a price. */
export const markTold = (db: ShardDb, { id, priceMinor }: Pick<DueAlert, 'id' | 'priceMinor'>, now: number) =>
  db.update(phoneAlerts).set({ priceMinor, dueAt: null, updatedAt: now }).where(eq(phoneAlerts.id, id));

export const deleteById = (db: ShardDb, id: string) => db.delete(phoneAlerts).where(eq(phoneAlerts.id, id));
