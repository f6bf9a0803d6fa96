import { and, desc, eq, sql } from 'drizzle-orm';
import type { CurrencyCode } from '../../../schema/common/currencies';
import { vehicles } from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';
import { firstIdAt } from '../../platform/random';
import { isHandMade } from '../leads/hand-made.sql';
import { costOf } from '../money/money.sql';
import { isListedInOrder } from './visibility.sql';

interface Asked {
  ownerId: string;
  /** How many vehicles are examined, the oldest or the newest ones. */
  scanned: number;
  limit: number;
}

export interface StandingRow {
  id: string;
  name: string;
  priceMinor: number;
  /** The owner's price, if a salesperson has lowered it. */
  basePriceMinor: number | null;
  currency: CurrencyCode;
  /** The last offer, or when it was listed. */
  quietSince: number;
  /** What is known of its cost, in the same currency; null if nothing is, or if it is not asked for. */
  costMinor: number | null;
}

interface StandingAsked extends Asked {
  since: number;
  /** Whether whoever asks may see what vehicles have cost. */
  seesMoney: boolean;
}

/** Vehicles for sale without an offer or another price since then, the oldest first. */
export const listStanding = (db: ShardDb, { ownerId, scanned, limit, since, seesMoney }: StandingAsked) =>
  db.all<StandingRow>(sql`
    select q.*, ${seesMoney ? costOf('q') : sql`null`} as costMinor from (
      select v.id as id, v.name as name, v.price_minor as priceMinor, v.base_price_minor as basePriceMinor,
        v.currency as currency, max(v.created_at, coalesce((select max(l.last_offer_at) from leads l
          where l.listing_id = v.id and l.unlikely_reason is null and not ${isHandMade('l')}), 0)) as quietSince
      from vehicles v where v.user_id = ${ownerId} and ${isListedInOrder('v')} order by v.id limit ${scanned}
    ) q
    where q.quietSince < ${since} and not exists (select 1 from changes c
      where c.vehicle_id = q.id and c.id >= ${firstIdAt(since)} and c.after ->> 'price' is not null)
    limit ${limit}`);

/** Vehicles for sale with fewer photos than that, or with papers that somebody has looked up, the newest first. */
export async function listToTend(
  db: ShardDb,
  { ownerId, scanned, few }: Omit<Asked, 'limit'> & { few: number },
) {
  const newest = db
    .select({
      id: vehicles.id,
      name: vehicles.name,
      images: vehicles.images,
      papers: vehicles.papers,
      year: vehicles.year,
      kind: vehicles.kind,
      fuelType: vehicles.fuelType,
      facts: vehicles.facts,
    })
    .from(vehicles)
    .where(and(eq(vehicles.userId, ownerId), isListedInOrder()))
    .orderBy(desc(vehicles.id))
    .limit(scanned)
    .as('newest');
  return await db
    .select()
    .from(newest)
    .where(sql`json_array_length(${newest.images}) < ${few} or ${newest.papers} <> '{}'`);
}
