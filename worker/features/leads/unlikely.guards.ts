import { type SQL, sql } from 'drizzle-orm';

/** The highest number in the daily line. */
const MOST_COUNTED = 99;

/**
 * The notification of a stored offer, depending on whether its lead is unlikely. All of a seller's unlikely offers share one a
 * day (IST): its id is the day's prefix (`firstIdAt`) and the rest of the seller's id, so that the day's next one rewrites its
 * count.
 */
export function byLikelihood({ dayStart, dayPrefix }: { dayStart: SQL; dayPrefix: SQL }) {
  const counted = sql`(select count(*) from (
      select 1 from leads u where u.owner_id = leads.owner_id and u.unlikely_reason is not null
        and u.last_offer_at >= ${dayStart} limit ${sql.raw(String(MOST_COUNTED + 1))}))`;
  const words = sql`iif(${counted} > ${sql.raw(String(MOST_COUNTED))}, ${sql.raw(`'${MOST_COUNTED}+'`)}, ${counted})`;
  const choose = (likely: SQL, unlikely: SQL) =>
    sql`iif(leads.unlikely_reason is null, ${likely}, ${unlikely})`;
  return {
    id: (likely: SQL) => choose(likely, sql`${dayPrefix} || substr(leads.owner_id, 14)`),
    type: choose(sql`'lead_generated'`, sql`'system'`),
    title: (likely: SQL) => choose(likely, sql`'Unlikely offers today'`),
    message: (likely: SQL) =>
      choose(likely, sql`${words} || ' far below your price, or many from one network'`),
    relatedEntityType: choose(sql`'lead'`, sql`'unlikely_leads'`),
  };
}
