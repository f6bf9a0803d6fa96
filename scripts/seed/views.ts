import type * as tables from '../../schema/tables';
import { indianCalendar } from '../../worker/platform/clock';
import { STORY } from './story';

const DAY = 86_400_000;

/** A listing's views fall on the days since it went up, more of them lately. */
export function viewRows(idOf: (key: string) => string, now: number) {
  const originals = STORY.vehicles.map(({ key, views, ageDays }) => ({
    views,
    ageDays,
    listing: { listingId: idOf(key), vehicleId: idOf(key), republishedVehicleId: null },
  }));
  const pages = STORY.republished.map(({ key, vehicle, views, ageDays }) => ({
    views,
    ageDays,
    listing: { listingId: idOf(key), vehicleId: idOf(vehicle), republishedVehicleId: idOf(key) },
  }));
  return [...originals, ...pages].flatMap(({ listing, views, ageDays }) => {
    const days = Math.max(1, Math.min(ageDays, 14));
    const share = Math.floor(views / days);
    return Array.from({ length: days }, (_, age): typeof tables.views.$inferInsert => ({
      ...listing,
      day: indianCalendar(now - age * DAY).day,
      viewCount: age === 0 ? views - share * (days - 1) : share,
      updatedAt: now,
    }));
  });
}
