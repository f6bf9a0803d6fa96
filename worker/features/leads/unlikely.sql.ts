import { type SQL, sql } from 'drizzle-orm';
import { notifyWhere, told } from '../notifications/notifications.sql';
import type { Bound } from './judge-offer.sql';

/** Counting stops here: the daily line says "99+". */
const MAX_COUNTED = 100;

/**
 * The notification of an unlikely offer that `isAccepted`. All of a seller's unlikely offers of a day (IST) share one: its id is
 * the day's prefix (`firstIdAt`) and the rest of the seller's id, so that the day's next offer rewrites its count.
 */
export function storeUnlikelyNotification(
  { dayStart, dayPrefix, createdAt }: Pick<Bound, 'dayStart' | 'dayPrefix' | 'createdAt'>,
  isAccepted: SQL,
): SQL {
  const counted = sql`(select count(*) from (
      select 1 from leads u where u.owner_id = leads.owner_id and u.unlikely_reason is not null
        and u.last_offer_at >= ${dayStart} limit ${sql.raw(String(MAX_COUNTED))}))`;
  return notifyWhere(
    {
      id: sql`${dayPrefix} || substr(leads.owner_id, 14)`,
      userId: sql`leads.owner_id`,
      ...told('unlikely_offers', { count: counted }),
      relatedEntityId: sql`leads.id`,
      createdAt,
    },
    sql`from leads where ${isAccepted} and leads.unlikely_reason is not null
      on conflict (id) do update set "values" = excluded."values"`,
  );
}
