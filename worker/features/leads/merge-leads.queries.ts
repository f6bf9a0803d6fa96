import { sql } from 'drizzle-orm';
import { runReturning, type ShardDb } from '../../platform/db';
import { type Mask, passNumberOn } from './month-leads.sql';

interface Merge {
  ownerId: string;
  id: string;
  otherId: string;
  mask: Mask;
  now: number;
}

/**
 * Moves the offers and notes of one lead to another and deletes it, in one batch: only if both belong to the owner, have one
 * number on one listing, and neither is withdrawn. The lead shows the latest offer of both; if one is likely, the result is.
 */
export async function mergeLeads(db: ShardDb, { ownerId, id, otherId, mask, now }: Merge): Promise<boolean> {
  const pair = sql`exists (
    select 1 from leads a join leads b on b.listing_id = a.listing_id and b.buyer_mobile = a.buyer_mobile
    where a.id = ${id} and b.id = ${otherId} and a.id <> b.id and a.owner_id = ${ownerId} and b.owner_id = ${ownerId}
      and a.withdrawn_at is null and b.withdrawn_at is null)`;
  // An unlikely lead that becomes likely counts instead of the other.
  const takesNumber = sql`exists (
    select 1 from leads a where a.id = ${id} and a.monthly_ordinal = 0 and a.unlikely_reason is not null and a.status <> 'junk')`;
  const other = sql`(select * from leads where id = ${otherId})`;
  const written = await runReturning(db, [
    passNumberOn({ id: otherId, ownerId, mask, guard: sql`${pair} and not ${takesNumber}` }),
    sql`update lead_offers set lead_id = ${id} where lead_id = ${otherId} and ${pair}`,
    sql`update leads set
        (buyer_name, offer_price_minor, offer_currency, message, last_offer_at) = (
          select f.buyer_name, f.price_minor, f.currency, f.message, f.created_at from lead_offers f
          where f.lead_id = ${id} and f.withdrawn_at is null order by f.created_at desc, f.id desc limit 1),
        notes = nullif(concat_ws(char(10), leads.notes, o.notes), ''),
        follow_up_at = coalesce(leads.follow_up_at, o.follow_up_at),
        monthly_ordinal = iif(${takesNumber}, o.monthly_ordinal, leads.monthly_ordinal),
        unlikely_reason = iif(o.unlikely_reason is null, null, leads.unlikely_reason),
        updated_at = ${now}
      from ${other} o where leads.id = ${id} and ${pair}`,
    sql`delete from leads where id = ${otherId} and ${pair} returning id`,
  ]);
  return written.at(-1)?.length === 1;
}
