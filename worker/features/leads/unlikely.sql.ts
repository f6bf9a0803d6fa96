import { type SQL, sql } from 'drizzle-orm';
import { told } from '../notifications/notifications.sql';

/** Counting stops here: the daily line says "99+". */
const MAX_COUNTED = 100;

/**
 * The notification of a stored offer, depending on whether its lead is unlikely. All of a seller's unlikely
 * offers of a day (IST) share one: its id is the day's prefix (`firstIdAt`) and the rest of the seller's id,
 * so that the day's next offer rewrites its count.
 */
export function byLikelihood({ dayStart, dayPrefix }: { dayStart: SQL; dayPrefix: SQL }) {
  const counted = sql`(select count(*) from (
      select 1 from leads u where u.owner_id = leads.owner_id and u.unlikely_reason is not null
        and u.last_offer_at >= ${dayStart} limit ${sql.raw(String(MAX_COUNTED))}))`;
  const unlikely = told('unlikely_offers', { count: counted });
  const choose = (likely: SQL, other: SQL) => sql`iif(leads.unlikely_reason is null, ${likely}, ${other})`;
  return {
    id: (likely: SQL) => choose(likely, sql`${dayPrefix} || substr(leads.owner_id, 14)`),
    told: (likely: ReturnType<typeof told>) => ({
      kind: choose(sql`${likely.kind}`, sql`${unlikely.kind}`),
      values: choose(likely.values, unlikely.values),
    }),
  };
}
