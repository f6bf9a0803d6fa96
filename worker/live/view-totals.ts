import type { ViewsMessage } from '../../schema/live/messages';
import { VIEW_MILESTONES } from '../../schema/views/input';
import { isTapMark, type Mark, type Marks, marksOfDay } from '../../schema/views/marks';
import { type CountedKey, countedIdOf, type ListingKey } from '../platform/view-counts';

/** A listing's views, or a code's scans: absolute counts. */
export type Counted = CountedKey & Counts;
export type CountedListing = ListingKey & Counts;

export const isListing = (counted: Counted): counted is CountedListing => !('code' in counted);

interface Counts {
  /** All views, including those stored earlier once `isBased`. */
  total: number;
  isBased: boolean;
  /** Days (IST) that are not over, or whose counts the database does not have yet. */
  days: Record<string, DayCounts>;
  /** The highest milestone sent to the database. */
  milestone: number;
}

interface DayCounts {
  views: number;
  stored: number;
  /** How people came and what they tapped, and how much of it the database has; missing if nothing is known. */
  marks?: Marks;
  storedMarks?: number;
}

/** A listing's views in the database: in total, and by day. */
export interface Base {
  total: number;
  days: Map<string, number>;
  /** By day (YYYY-MM-DD) and letter, joined. */
  marks: Record<string, number>;
}

const sumOf = (marks: Marks = {}) => Object.values(marks).reduce((sum, count) => sum + count, 0);
const isStored = ({ views, stored, marks, storedMarks = 0 }: DayCounts) =>
  views <= stored && sumOf(marks) <= storedMarks;

/** `marks` with another count added to each, if there are any. */
const plus = (marks: Marks | undefined, more: Marks): { marks?: Marks } => {
  const sum: Marks = { ...marks };
  for (const [mark, count] of Object.entries(more) as [Mark, number][]) sum[mark] = (sum[mark] ?? 0) + count;
  return sumOf(sum) > 0 ? { marks: sum } : {};
};

/** Listings share a row: most sellers need only one. */
const LISTINGS_A_ROW = 128;

/** The absolute counts of all of a seller's listings. A listing's number is its position in the list, which never changes. */
export class ViewTotals {
  private listings: (Counted | null)[] = [];
  private numbers = new Map<string, number>();
  private readonly changed = new Set<number>();
  private saved = 0;

  constructor(private readonly sql: SqlStorage) {}

  prepare() {
    this.sql.exec('create table if not exists view_totals (part integer primary key, data text not null)');
  }

  load() {
    this.listings = this.sql
      .exec<{ data: string }>('select data from view_totals order by part')
      .toArray()
      .flatMap(({ data }): (Counted | null)[] => JSON.parse(data));
    this.numbers = new Map(
      this.listings.flatMap((listing, number) => (listing ? [[countedIdOf(listing), number]] : [])),
    );
    this.changed.clear();
    this.saved = this.listings.length;
  }

  /** Stores changes, in the transaction that marks the log as absorbed. */
  save() {
    for (const part of this.changed) {
      const from = part * LISTINGS_A_ROW;
      this.sql.exec(
        'insert into view_totals values (?, ?) on conflict (part) do update set data = excluded.data',
        part,
        JSON.stringify(this.listings.slice(from, from + LISTINGS_A_ROW)),
      );
    }
    this.changed.clear();
    this.saved = this.listings.length;
  }

  /** The listing's number; a new one is stored with the next `save`. */
  numberOf(key: CountedKey): number {
    const id = countedIdOf(key);
    const known = this.numbers.get(id);
    if (known !== undefined) return known;
    const number = this.listings.length;
    const only =
      'code' in key
        ? { code: key.code }
        : { vehicleId: key.vehicleId, republishedVehicleId: key.republishedVehicleId };
    this.listings.push({ ...only, total: 0, isBased: false, days: {}, milestone: 0 });
    this.numbers.set(id, number);
    this.touch(number);
    return number;
  }

  /** Whether a listing got a number after the last `save`: nothing may be stored under it before the next. */
  get hasNew(): boolean {
    return this.saved < this.listings.length;
  }

  find(listingId: string): Counted | null {
    return this.listings[this.numbers.get(listingId) ?? -1] ?? null;
  }

  /** Those of the listings with these numbers that still exist. */
  listed(numbers: Iterable<number>): Counted[] {
    return [...new Set(numbers)].flatMap((number) => this.listings[number] ?? []);
  }

  /** Counts a view by how its visitor came, or something tapped. */
  add(number: number, day: string, mark?: Mark) {
    const listing = this.listings[number];
    if (!listing) return;
    const views = isTapMark(mark) ? 0 : 1;
    listing.total += views;
    const counts = listing.days[day] ?? { views: 0, stored: 0 };
    listing.days[day] = {
      ...counts,
      views: counts.views + views,
      ...(mark ? plus(counts.marks, { [mark]: 1 }) : {}),
    };
    this.touch(number);
  }

  /** Listings with views or taps that the database does not have yet, with only those days. */
  get waiting(): Counted[] {
    return this.listings.flatMap((listing) => {
      const days = Object.entries(listing?.days ?? {}).filter(([, counts]) => !isStored(counts));
      return listing && days.length > 0 ? [{ ...listing, days: Object.fromEntries(days) }] : [];
    });
  }

  /**
   * Adds what the database had of a listing before anything was written there; `days` are those held here,
   * and today.
   */
  base(listingId: string, { total, days, marks }: Base) {
    const listing = this.find(listingId);
    if (!listing || listing.isBased) return;
    listing.total += total;
    for (const [day, stored] of days) {
      const counts = listing.days[day];
      const known = marksOfDay(marks, day);
      listing.days[day] = {
        views: (counts?.views ?? 0) + stored,
        stored,
        ...plus(counts?.marks, known),
        storedMarks: sumOf(known),
      };
    }
    listing.isBased = true;
    listing.milestone = highestMilestone(total);
    this.touchId(listingId);
  }

  /**
   * Records that the database has `stored` after `sent` of a day were written; any excess is counted here too.
   */
  noteStored(
    listingId: string,
    day: string,
    sent: DayCounts | undefined,
    stored: { views: number; marks?: Marks },
  ) {
    const listing = this.find(listingId);
    const counts = listing?.days[day];
    if (!listing || !counts) return;
    const missed = Math.max(0, stored.views - (sent?.views ?? stored.views));
    const excess = Object.entries(stored.marks ?? {}).map(([mark, count]) => [
      mark,
      Math.max(0, count - (sent?.marks?.[mark as Mark] ?? 0)),
    ]);
    listing.total += missed;
    listing.days[day] = {
      views: counts.views + missed,
      stored: stored.views,
      ...plus(counts.marks, Object.fromEntries(excess)),
      storedMarks: sumOf(stored.marks),
    };
    this.touchId(listingId);
  }

  /** Records that milestones up to the total were sent; past days that the database has are dropped. */
  settle(listingId: string, milestone: number, today: string) {
    const listing = this.find(listingId);
    if (!listing) return;
    listing.milestone = Math.max(listing.milestone, milestone);
    for (const [day, counts] of Object.entries(listing.days)) {
      if (day < today && isStored(counts)) delete listing.days[day];
    }
    this.touchId(listingId);
  }

  forget(listingIds: string[]) {
    for (const id of listingIds) {
      const number = this.numbers.get(id);
      if (number === undefined) continue;
      this.listings[number] = null;
      this.numbers.delete(id);
      this.touch(number);
    }
  }

  private touchId(listingId: string) {
    this.touch(this.numbers.get(listingId) ?? 0);
  }

  private touch(number: number) {
    this.changed.add(Math.floor(number / LISTINGS_A_ROW));
  }
}

/** The highest milestone that this number of views has passed; 0 for none. */
export const highestMilestone = (views: number): number =>
  VIEW_MILESTONES.findLast((milestone) => milestone <= views) ?? 0;

/** A listing's total views, for its seller's open pages. */
export const viewsMessage = ({ vehicleId, republishedVehicleId, total }: CountedListing): ViewsMessage => ({
  type: 'views',
  vehicleId,
  republishedVehicleId,
  views: total,
});
