import { sql } from 'drizzle-orm';
import { printedPosters } from '../../../schema/prints/table';
import { insertWhere, runTogether, type ShardDb } from '../../platform/db';
import { outdatedPosters } from './prints.sql';

interface Printed {
  ownerId: string;
  posters: readonly { vehicleId: string; number: string; withPrice: boolean }[];
  now: number;
}

/** Stores the numbers on posters of the seller's own vehicles; others are left out. */
export const storePrinted = (db: ShardDb, { ownerId, posters, now }: Printed) =>
  runTogether(db, [
    sql`${insertWhere(
      printedPosters,
      {
        vehicleId: sql`v.id`,
        ownerId,
        number: sql`given.value ->> 'number'`,
        priceMinor: sql`iif(given.value ->> 'withPrice', v.price_minor, null)`,
        printedAt: now,
      },
      sql`from json_each(${JSON.stringify(posters)}) given join vehicles v on v.id = given.value ->> 'vehicleId'
        where v.user_id = ${ownerId} and v.is_active = 1`,
    )} on conflict (vehicle_id) do update set number = excluded.number,
      price_minor = excluded.price_minor, printed_at = excluded.printed_at`,
  ]);

/** Forgets the posters that show an old number. */
export const forgetOutdated = (db: ShardDb, ownerId: string) =>
  runTogether(db, [
    sql`delete from printed_posters where vehicle_id in (select p.vehicle_id ${outdatedPosters(ownerId)})`,
  ]);
