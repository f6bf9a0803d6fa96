import { isTapMark, MARKS, type Mark } from '../../schema/views/marks';
import { indianCalendar, systemTimer } from '../platform/clock';
import type { ShardDb } from '../platform/db';
import {
  type CountedKey,
  countedIdOf,
  type ListingKey,
  type ListingTotal,
  type OpenedListing,
  type ScanTotal,
  type TappedListing,
} from '../platform/view-counts';
import type { PageCounts } from './page-counts';
import { SeenVisitors, spotOf } from './seen-visitors';
import { findStored, saveCounted } from './stored-counts';
import { type Entry, ViewLog } from './view-log';
import { type Counted, type CountedListing, highestMilestone, isListing, ViewTotals } from './view-totals';

/** How long a view waits for others to be stored with it, if another was stored just before. */
const TOGETHER_MS = 50;
/** Listings per batch of the database. */
const MAX_FLUSHED = 200;

interface Flush {
  db: ShardDb;
  sellerId: string;
  announce: (notificationIds: string[]) => unknown;
  now: number;
}

/**
 * The exact views of all listings of one seller, and the scans of their printed codes. A view is stored
 * before it is acknowledged, because memory is lost with the object. Counts reach D1 as absolute values, so
 * writing them twice changes nothing.
 */
export class SellerViews {
  private readonly log: ViewLog;
  private readonly totals: ViewTotals;
  private seen = new SeenVisitors();
  private isLoaded = false;
  private together: { entries: Entry[]; stored: Promise<void> } | null = null;
  private lastStoredAt = 0;
  /** One database call at a time, so that bases are read once. */
  private journey: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly storage: DurableObjectStorage,
    private readonly pages: PageCounts,
    /** Called when views of these listings have been stored. */
    private readonly onCounted: (listings: CountedListing[]) => void,
  ) {
    this.log = new ViewLog(storage.sql);
    this.totals = new ViewTotals(storage.sql);
  }

  prepare() {
    this.log.prepare();
    this.totals.prepare();
    this.isLoaded = false;
  }

  /** Implements `ViewCounts.record`. */
  async record(seen: OpenedListing | TappedListing, now: number): Promise<boolean> {
    this.load();
    const found = 'taps' in seen ? this.tapsOf(seen, now) : this.viewsOf(seen, now);
    const entries = found.filter((entry) => entry !== null);
    if (entries.length > 0) await this.store(entries);
    return entries.some(([, , , hash]) => hash !== null);
  }

  private viewsOf({ listing, code, kind, source, visitor }: OpenedListing, now: number) {
    return [
      listing && this.entryFor(listing, { kind, visitor }, now, MARKS[source]),
      code === null ? null : this.entryFor({ code }, { kind: null, visitor }, now),
    ];
  }

  private tapsOf({ listing, taps, visitor }: TappedListing, now: number) {
    return taps.map((tap) => this.entryFor(listing, { kind: null, visitor }, now, MARKS[tap]));
  }

  /** null if there is nothing to count. */
  private entryFor(
    key: CountedKey,
    { kind, visitor }: Pick<OpenedListing, 'kind' | 'visitor'>,
    now: number,
    mark?: Mark,
  ): Entry | null {
    const number = this.totals.numberOf(key);
    const hash = visitor && this.seen.take(spotOf(number, mark), visitor, now);
    if (hash === null && kind === null) return null;
    return mark && hash ? [now, number, kind, hash, mark] : [now, number, kind, hash];
  }

  private store(entries: Entry[]): Promise<void> {
    if (this.together) {
      this.together.entries.push(...entries);
      return this.together.stored;
    }
    const wait = this.lastStoredAt + TOGETHER_MS - systemTimer.now();
    if (wait <= 0) {
      this.write(entries);
      return Promise.resolve();
    }
    const stored = systemTimer.sleep(wait).then(() => {
      this.together = null;
      this.write(entries);
    });
    this.together = { entries, stored };
    return stored;
  }

  private write(entries: Entry[]) {
    this.lastStoredAt = systemTimer.now();
    const now = Math.max(...entries.map(([at]) => at));
    this.inOne(() => {
      for (const [at, number, , hash, mark] of entries) if (hash) this.totals.add(number, dayOf(at), mark);
      this.log.append(entries, now);
      if (this.totals.hasNew || this.log.isFull) this.absorb();
      this.log.save();
    });
    if (this.log.isFull) this.seen.forget(now);
    const viewed = entries.filter(([, , , hash, mark]) => hash && !isTapMark(mark));
    this.onCounted(this.totals.listed(viewed.map(([, number]) => number)).filter(isListing));
  }

  /** Adds everything in the log to the totals and stores them; `log.save` follows in the same transaction. */
  private absorb() {
    this.totals.save();
    this.pages.add(
      this.log.pending.flatMap(([at, , kind]) => (kind === null ? [] : [{ day: dayOf(at), kind }])),
    );
    this.log.absorb();
  }

  private inOne(write: () => void) {
    try {
      this.storage.transactionSync(write);
    } catch (error) {
      // Memory is ahead of storage, so it is loaded again.
      this.isLoaded = false;
      throw error;
    }
  }

  private load() {
    if (this.isLoaded) return;
    this.totals.load();
    this.log.load();
    this.seen = new SeenVisitors();
    for (const [at, number, , hash, mark] of this.log.entries())
      if (hash) this.seen.note(spotOf(number, mark), hash, at);
    for (const [at, number, , hash, mark] of this.log.pending)
      if (hash) this.totals.add(number, dayOf(at), mark);
    this.isLoaded = true;
  }

  /** Moves recent openings into the totals and the page counts. */
  private absorbAll() {
    this.load();
    this.inOne(() => {
      this.absorb();
      this.log.save();
    });
  }

  /** All views of these listings, up to date, by listing id. */
  async totalsOf(db: ShardDb, listings: ListingKey[], now: number): Promise<ListingTotal[]> {
    this.load();
    for (const listing of listings) this.totals.numberOf(listing);
    await this.inTurn(() => this.readBases(db, this.found(listings), now));
    return this.found(listings).map((listing) => ({ listingId: countedIdOf(listing), views: listing.total }));
  }

  /** Up-to-date scans of the given codes that are counted here. */
  async scansOf(db: ShardDb, codes: string[], now: number): Promise<ScanTotal[]> {
    this.load();
    const keys = codes.map((code) => ({ code }));
    await this.inTurn(() => this.readBases(db, this.found(keys), now));
    return this.found(keys).map((counted) => ({
      code: countedIdOf(counted),
      total: counted.total,
      days: Object.fromEntries(Object.entries(counted.days).map(([day, { views }]) => [day, views])),
    }));
  }

  private found(keys: CountedKey[]): Counted[] {
    return keys.flatMap((key) => this.totals.find(countedIdOf(key)) ?? []);
  }

  /** Whether the database is behind; valid after a flush, which has loaded everything. */
  get isWaiting(): boolean {
    return this.totals.waiting.length > 0 || this.log.pending.length > 0;
  }

  /**
   * Writes waiting counts to the database; `announce` gets the ids of notifications that this may have
   * written.
   */
  flush(to: Flush): Promise<void> {
    return this.inTurn(async () => {
      this.absorbAll();
      await this.readBases(to.db, this.totals.waiting, to.now);
      const { waiting } = this.totals;
      for (let from = 0; from < waiting.length; from += MAX_FLUSHED) {
        await this.flushSome(to, waiting.slice(from, from + MAX_FLUSHED));
      }
    });
  }

  private async flushSome(to: Flush, listings: Counted[]): Promise<void> {
    const sent = new Map(listings.map((listing) => [countedIdOf(listing), listing]));
    const stored = await saveCounted(to, to.sellerId, listings);
    for (const { listingId, day, ...counts } of stored) {
      this.totals.noteStored(listingId, day, sent.get(listingId)?.days[day], counts);
    }
    for (const [listingId, { total }] of sent) {
      this.totals.settle(listingId, highestMilestone(total), dayOf(to.now));
    }
    this.absorbAll();
  }

  /** Reads each listing's stored views once, before anything of it is written to the database. */
  private async readBases(db: ShardDb, listings: Counted[], now: number): Promise<void> {
    const unbased = listings.filter(({ isBased }) => !isBased);
    if (unbased.length === 0) return;
    const days = [...new Set([dayOf(now), ...unbased.flatMap((listing) => Object.keys(listing.days))])];
    const bases = await findStored(db, unbased, days);
    for (const id of unbased.map(countedIdOf)) {
      this.totals.base(id, bases.get(id) ?? { total: 0, days: new Map(), marks: {} });
    }
    this.absorbAll();
  }

  /**
   * Blanks the hashes of visitors who may be counted again. Returns when the rest are due; null if there are
   * none.
   */
  deleteVisitors(now: number): number | null {
    this.load();
    const due = this.log.deleteVisitors(now);
    this.inOne(() => this.log.save());
    this.seen.forget(now);
    return due;
  }

  forget(listingIds: string[]) {
    this.load();
    this.totals.forget(listingIds);
    this.absorbAll();
  }

  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.journey.then(work);
    this.journey = turn.catch(() => undefined);
    return turn;
  }
}

const dayOf = (at: number) => indianCalendar(at).day;
