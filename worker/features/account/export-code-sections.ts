import { iso } from '../../platform/clock';
import * as queries from './export.queries';
import { type Section, section } from './export-section';

/** Printed codes, with their scans and earlier destinations, and the catalogue feed. */
export const codeSections: readonly Section[] = [
  section(
    'printed-codes',
    queries.listCodes,
    ({ row }) => String(row),
    ({ code }, { origin }) => ({
      link: `${origin}/q/${code.code}`,
      number: code.number,
      vehicleId: code.vehicleId,
      republishedVehicleId: code.republishedVehicleId,
      forProfile: code.forProfile,
      since: iso(code.pointedAt),
      scans: code.scanCount,
      scansByDay: code.scanDays,
      createdAt: iso(code.createdAt),
    }),
  ),
  section(
    'printed-codes-before',
    queries.listCodeHistory,
    ({ id }) => String(id),
    (place, { origin }) => ({
      link: `${origin}/q/${place.code}`,
      vehicleId: place.vehicleId,
      republishedVehicleId: place.republishedVehicleId,
      since: iso(place.since),
      until: iso(place.until),
    }),
  ),
  section(
    'catalogue-feed',
    queries.listFeeds,
    ({ userId }) => userId,
    ({ createdAt, builtAt, readAt, listedCount }) => ({
      since: iso(createdAt),
      writtenAt: iso(builtAt),
      fetchedAt: iso(readAt),
      vehicles: listedCount,
    }),
  ),
];
