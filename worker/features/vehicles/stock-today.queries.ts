import { sql } from 'drizzle-orm';
import type { CurrencyCode } from '../../../schema/common/currencies';
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

/** Vehicles for sale with fewer photos than that, the newest first. */
export const listFewPhotos = (db: ShardDb, { ownerId, scanned, limit, few }: Asked & { few: number }) =>
  db.all<{ id: string; name: string; photos: number }>(sql`
    select q.* from (
      select v.id as id, v.name as name, json_array_length(v.images) as photos
      from vehicles v where v.user_id = ${ownerId} and ${isListedInOrder('v')} order by v.id desc limit ${scanned}
    ) q where q.photos < ${few} limit ${limit}`);
