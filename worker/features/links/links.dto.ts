import { UNSCANNED_DAYS } from '../../../schema/links/input';
import type { LinkDto } from '../../../schema/links/output';
import type { Ctx } from '../../context';
import { indianCalendar, iso } from '../../platform/clock';
import type { LinkRow } from './links.queries';

const DAY_MS = 86_400_000;

/** The first day whose scans are kept individually: YYYY-MM-DD. */
export const firstScanDay = (now: number) => indianCalendar(now - (UNSCANNED_DAYS - 1) * DAY_MS).day;

export const targetOf = ({
  vehicleId,
  republishedVehicleId,
  name,
}: Pick<LinkRow, 'vehicleId' | 'republishedVehicleId' | 'name'>) => ({
  vehicleId,
  republishedVehicleId,
  name,
});

/** Days with scans among the last 30, latest first. */
export function recentDays({ scanDays }: LinkRow, now: number) {
  const first = firstScanDay(now);
  return Object.entries(scanDays)
    .filter(([day]) => day >= first)
    .map(([day, scans]) => ({ day, scans }))
    .sort((one, other) => (one.day < other.day ? 1 : -1));
}

/** A code as its owner sees it. */
export function toLinkDto(ctx: Ctx, row: LinkRow): LinkDto {
  const now = ctx.clock.now();
  const recent = recentDays(row, now);
  const isBound = Boolean(row.vehicleId ?? row.republishedVehicleId);
  const isPrinted = row.number !== null || row.scanCount > 0;
  const isSettled = row.since <= now - UNSCANNED_DAYS * DAY_MS;
  return {
    code: row.code,
    shortUrl: `${ctx.origin}/q/${row.code}`,
    number: row.number,
    target: isBound ? targetOf(row) : null,
    since: iso(row.since),
    scanCount: row.scanCount,
    recentScans: recent.reduce((sum, { scans }) => sum + scans, 0),
    lastScannedOn: Object.keys(row.scanDays).sort().at(-1) ?? null,
    isUnscanned: isBound && isPrinted && isSettled && recent.length === 0,
  };
}
