import type * as tables from '../../schema/shard';
import { indianCalendar } from '../../worker/platform/clock';
import { STORY } from './story';

const DAY = 86_400_000;

/** A listing's views fall on the days since it went up, more of them lately. */
export function viewRows(idOf: (key: string) => string, now: number) {
  const originals = STORY.vehicles.map(({ key, views, ageDays }) => ({
    views,
    ageDays,
    listingId: idOf(key),
  }));
  const pages = STORY.republished.map(({ key, views, ageDays }) => ({
    views,
    ageDays,
    listingId: idOf(key),
  }));
  return [...originals, ...pages].flatMap(({ listingId, views, ageDays }) => {
    const days = Math.max(1, Math.min(ageDays, 14));
    const share = Math.floor(views / days);
    const months = new Map<string, Record<string, number>>();
    for (let age = 0; age < days; age++) {
      const { day, yearMonth } = indianCalendar(now - age * DAY);
      const count = age === 0 ? views - share * (days - 1) : share;
      months.set(yearMonth, { ...months.get(yearMonth), [day.slice(8)]: count });
    }
    return [...months].map(([month, counts]): typeof tables.views.$inferInsert => ({
      listingId,
      month,
      viewCount: Object.values(counts).reduce((sum, count) => sum + count, 0),
      days: counts,
    }));
  });
}
