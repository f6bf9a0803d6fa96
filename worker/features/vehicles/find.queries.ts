import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { searchWords } from '../../../schema/search/words';
import { vehicles } from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';
import { hasWords } from '../../platform/words.sql';

interface Search {
  userId: string;
  text: string;
  seesSold: boolean;
  /** How many of the latest listings are examined. */
  scanned: number;
  limit: number;
}

const stockNumber = sql`coalesce(${vehicles.facts} ->> 'stockNumber', '')`;

/** As the list on the screen is searched (web/features/vehicles/arrange-listings.ts). */
const ownText = sql`${vehicles.searchText} || ' ' || coalesce(${vehicles.facts} ->> 'registrationNumber', '')
  || ' ' || ${stockNumber} || ' ' || replace(${stockNumber}, '-', '')`;

/** A seller's listings that all words are in, newest first. */
export const findVehicles = (db: ShardDb, { userId, text, seesSold, scanned, limit }: Search) =>
  db
    .select()
    .from(vehicles)
    .where(
      and(
        eq(vehicles.userId, userId),
        eq(vehicles.isActive, true),
        seesSold ? undefined : ne(vehicles.status, 'sold'),
        sql`${vehicles.id} >= coalesce((select id from vehicles where user_id = ${userId} and is_active = 1
          order by id desc limit 1 offset ${scanned - 1}), '')`,
        sql`exists (select 1 from (select ${ownText} as content) where ${hasWords(sql`content`, searchWords(text)) ?? sql`false`})`,
      ),
    )
    .orderBy(desc(vehicles.id))
    .limit(limit);
