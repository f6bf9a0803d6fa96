import type { PageKind } from '../../schema/views/page-kinds';
import { indianCalendar } from '../platform/clock';

type Counts = Record<string, Partial<Record<PageKind, number>>>;

/** An opened page; `day` is in IST. */
export interface OpenedPage {
  day: string;
  kind: PageKind;
}

export const openedAt = (now: number, kind: PageKind): OpenedPage => ({ day: indianCalendar(now).day, kind });

export interface PageBatch {
  batch: number;
  counts: { day: string; kind: PageKind; views: number }[];
}

interface Stored {
  waiting: Counts;
  /** Set aside under its number, and not acknowledged by the database yet. */
  outgoing: { batch: number; counts: Counts } | null;
  lastBatch: number;
}

const EMPTY: Stored = { waiting: {}, outgoing: null, lastBatch: 0 };

const isEmpty = (counts: Counts) => Object.keys(counts).length === 0;

/**
 * Page views on their way to D1, all in one row, because the platform bills rows written. A batch is set
 * aside under a number before it is sent, and D1 accepts each number only once, so a batch resent after a
 * lost response counts once.
 */
export class PageCounts {
  constructor(private readonly sql: SqlStorage) {}

  prepare() {
    this.sql.exec(
      'create table if not exists pages (id integer primary key check (id = 1), data text not null)',
    );
  }

  /** Adds opened pages. */
  add(opened: Iterable<OpenedPage>) {
    const stored = this.read();
    let added = 0;
    for (const { day, kind } of opened) {
      const ofDay = stored.waiting[day] ?? {};
      ofDay[kind] = (ofDay[kind] ?? 0) + 1;
      stored.waiting[day] = ofDay;
      added += 1;
    }
    if (added > 0) this.write(stored);
  }

  /** Passes everything counted so far to `save`; what it does not accept stays for the next time. */
  async flush(now: number, save: (batch: PageBatch) => Promise<unknown>): Promise<void> {
    for (let next = this.setAside(now); next; next = this.setAside(now)) {
      const counts = Object.entries(next.counts).flatMap(([day, kinds]) =>
        Object.entries(kinds).map(([kind, views]) => ({ day, kind: kind as PageKind, views })),
      );
      await save({ batch: next.batch, counts });
      const stored = this.read();
      if (stored.outgoing?.batch === next.batch) this.write({ ...stored, outgoing: null });
    }
  }

  get isWaiting(): boolean {
    const { waiting, outgoing } = this.read();
    return outgoing !== null || !isEmpty(waiting);
  }

  /** The number increases with each batch, even within one millisecond or after the clock was set back. */
  private setAside(now: number): Stored['outgoing'] {
    const stored = this.read();
    if (stored.outgoing) return stored.outgoing;
    if (isEmpty(stored.waiting)) return null;
    const batch = Math.max(stored.lastBatch + 1, now);
    const outgoing = { batch, counts: stored.waiting };
    this.write({ waiting: {}, outgoing, lastBatch: batch });
    return outgoing;
  }

  private read(): Stored {
    const [row] = this.sql.exec<{ data: string }>('select data from pages').toArray();
    return row ? JSON.parse(row.data) : structuredClone(EMPTY);
  }

  private write(stored: Stored) {
    this.sql.exec(
      'insert into pages values (1, ?) on conflict (id) do update set data = excluded.data',
      JSON.stringify(stored),
    );
  }
}
