import { type SQL, sql } from 'drizzle-orm';
import { runReturning, type ShardDb } from '../../platform/db';
import { firstIdAt } from '../../platform/random';
import { isHandMade } from '../leads/hand-made.sql';

/** A month of a listing, with the days and marks as stored (JSON). */
export interface MonthRow {
  listingId: string;
  name: string;
  isRepublished: number;
  month: string;
  days: string;
  marks: string;
}

export interface EventRow {
  day: string;
  listingId: string;
  event: 'offers' | 'visits' | 'won';
  count: number;
}

interface Asked {
  ownerId: string;
  /** null for all listings. */
  vehicleId: string | null;
  months: readonly string[];
  /** Epoch milliseconds. */
  from: number;
}

const dayOf = (column: string) => sql.raw(`date(${column} / 1000 + 19800, 'unixepoch')`);

/** Everything that figures of a seller's listings are added up from. In one round trip. */
export async function readStockFigures(
  db: ShardDb,
  { ownerId, vehicleId, months, from }: Asked,
): Promise<{ months: MonthRow[]; events: EventRow[] }> {
  const only = (column: string): SQL =>
    vehicleId === null ? sql`true` : sql`${sql.raw(column)} = ${vehicleId}`;
  const ofMonths = (id: string) =>
    sql`join views w on w.listing_id = ${sql.raw(id)} and (${sql.join(
      months.map((month) => sql`w.month = ${month}`),
      sql` or `,
    )})`;
  const [stored, events] = await runReturning(db, [
    sql`select v.id as listingId, v.name as name, 0 as isRepublished, w.month as month, w.days as days, w.marks as marks
      from vehicles v indexed by vehicles_by_owner ${ofMonths('v.id')}
      where v.user_id = ${ownerId} and v.is_active = 1 and ${only('v.id')}
      union all
      select r.id, r.vehicle_name, 1, w.month, w.days, w.marks
      from republished_vehicles r indexed by republished_by_republisher ${ofMonths('r.id')}
      where r.republisher_id = ${ownerId} and r.status <> 'withdrawn' and ${only('r.id')}`,
    sql`select ${dayOf('created_at')} as day, listing_id as listingId, 'offers' as event, count(*) as count
      from leads where owner_id = ${ownerId} and unlikely_reason is null and last_offer_at >= ${from}
        and created_at >= ${from} and withdrawn_at is null and not ${isHandMade()} and ${only('listing_id')}
      group by 1, 2
      union all
      select ${dayOf('status_changed_at')}, listing_id, 'won', count(*)
      from leads where owner_id = ${ownerId} and unlikely_reason is null and status = 'won'
        and status_changed_at >= ${from} and ${only('listing_id')}
      group by 1, 2
      union all
      select ${dayOf('created_at')}, listing_id, 'visits', count(*)
      from enquiries where owner_id = ${ownerId} and kind = 'visit' and id >= ${firstIdAt(from)}
        and withdrawn_at is null and ${only('listing_id')}
      group by 1, 2`,
  ]);
  return { months: stored as unknown as MonthRow[], events: events as unknown as EventRow[] };
}
