import { sql } from 'drizzle-orm';
import { shortCodes } from '../../../schema/shard';
import { runReturning, type ShardDb, updateWhere } from '../../platform/db';
import { retried } from '../../platform/retry';

/** Stored scans by code: the total, and those of the given days (IST). */
export async function findStoredScans(
  db: ShardDb,
  codes: string[],
  days: string[],
): Promise<Map<string, { total: number; days: Map<string, number> }>> {
  if (codes.length === 0) return new Map();
  const rows = await db.all<{ code: string; total: number; days: string }>(sql`
    select code, scan_count as total, scan_days as days from short_codes
    where code in (select value from json_each(${JSON.stringify(codes)}))`);
  return new Map(
    rows.map(({ code, total, days: held }) => {
      const asked = Object.entries(JSON.parse(held) as Record<string, number>).filter(([day]) =>
        days.includes(day),
      );
      return [code, { total, days: new Map(asked) }];
    }),
  );
}

export interface DayScans {
  code: string;
  /** YYYY-MM-DD (IST). */
  day: string;
  scans: number;
}

/**
 * Writes absolute scans by day with their totals, for codes of this seller. Repeating it changes nothing, and
 * a lower value never replaces a higher one. Days before `firstDay` are no longer kept individually. Returns
 * the stored scans of the given days.
 */
export async function saveScanCounts(
  db: ShardDb,
  sellerId: string,
  { given, firstDay }: { given: DayScans[]; firstDay: string },
): Promise<DayScans[]> {
  const isGiven = sql`g.value ->> 'code' = short_codes.code`;
  const rows = sql`json_each(${JSON.stringify(given)}) g`;
  const gained = sql`(select coalesce(sum(max(0, (g.value ->> 'scans') - coalesce(o.value, 0))), 0)
    from ${rows} left join json_each(short_codes.scan_days) o on o.key = g.value ->> 'day' where ${isGiven})`;
  const merged = sql`(select json_group_object(day, scans) from (
    select day, max(scans) as scans from (
      select o.key as day, o.value as scans from json_each(short_codes.scan_days) o
      union all select g.value ->> 'day', g.value ->> 'scans' from ${rows} where ${isGiven}
    ) where day >= ${firstDay} group by day))`;
  const write = () =>
    runReturning<{ code: string; days: string }>(db, [
      updateWhere(
        shortCodes,
        { scanCount: sql`scan_count + ${gained}`, scanDays: sql`${merged}` },
        sql`where owner_id = ${sellerId} and code in (select g.value ->> 'code' from ${rows})
        returning code, scan_days as days`,
      ),
    ]);
  const [codes = []] = await retried(write);
  const stored = new Map(codes.map(({ code, days }) => [code, JSON.parse(days) as Record<string, number>]));
  return given.flatMap(({ code, day }) => {
    const scans = stored.get(code)?.[day];
    return scans === undefined ? [] : [{ code, day, scans }];
  });
}
