import { VIEW_WINDOW_MS } from '../../schema/views/input';
import type { Mark } from '../../schema/views/marks';
import type { PageKind } from '../../schema/views/page-kinds';

/**
 * An opened page: when, of which listing (its number in ViewTotals), its kind, the counted hash, if any, and how the
 * visitor came. Or something tapped there.
 */
export type Entry = [at: number, listing: number, kind: PageKind | null, visitor: string | null, mark?: Mark];

interface Chunk {
  /** Increases from chunk to chunk, unlike the slot, which is the row's key. */
  number: number;
  entries: Entry[];
  /** How many of the entries, from the first, are in the stored totals. */
  absorbed: number;
}

/**
 * A chunk is rewritten with each view: long enough to make new ones rare, short enough to be cheap to write.
 */
const CHUNK_ENTRIES = 64;

const lastAt = ({ entries }: Chunk) => entries.reduce((last, [at]) => Math.max(last, at), 0);

/**
 * Recently opened pages, in chunks of one row each: views stored together cost one row, and a chunk whose
 * visitors no longer matter is overwritten by the next. No row is deleted.
 */
export class ViewLog {
  private chunks = new Map<number, Chunk>();
  private open = -1;
  private readonly changed = new Set<number>();

  constructor(private readonly sql: SqlStorage) {}

  prepare() {
    this.sql.exec('create table if not exists view_log (slot integer primary key, data text not null)');
  }

  /** Reads what is stored. */
  load() {
    this.chunks = new Map(
      this.sql
        .exec<{ slot: number; data: string }>('select slot, data from view_log')
        .toArray()
        .map(({ slot, data }) => [slot, JSON.parse(data)]),
    );
    const numbers = [...this.chunks].map(([slot, { number }]) => ({ slot, number }));
    this.open = numbers.reduce((latest, next) => (next.number > latest.number ? next : latest), {
      slot: -1,
      number: -1,
    }).slot;
    this.changed.clear();
  }

  *entries(): Iterable<Entry> {
    for (const { entries } of this.chunks.values()) yield* entries;
  }

  /** Entries not in the stored totals yet. */
  get pending(): Entry[] {
    return [...this.chunks.values()].flatMap(({ entries, absorbed }) => entries.slice(absorbed));
  }

  /** Whether the open chunk is full. */
  get isFull(): boolean {
    return (this.chunks.get(this.open)?.entries.length ?? 0) >= CHUNK_ENTRIES;
  }

  /** Adds entries, which share a row; stored by the next `save`. */
  append(entries: Entry[], now: number) {
    if (this.open < 0 || this.isFull) this.begin(now);
    this.chunks.get(this.open)?.entries.push(...entries);
    this.changed.add(this.open);
  }

  private begin(now: number) {
    const number = (this.chunks.get(this.open)?.number ?? 0) + 1;
    const old = [...this.chunks].find(([, chunk]) => this.isOver(chunk, now));
    this.open = old ? old[0] : this.chunks.size;
    this.chunks.set(this.open, { number, entries: [], absorbed: 0 });
  }

  /** Its entries are in the totals, and its visitors may be counted again. */
  private isOver(chunk: Chunk, now: number): boolean {
    return chunk.absorbed === chunk.entries.length && lastAt(chunk) <= now - VIEW_WINDOW_MS;
  }

  /** Marks all entries as being in the stored totals. */
  absorb() {
    for (const [slot, chunk] of this.chunks) {
      if (chunk.absorbed === chunk.entries.length) continue;
      chunk.absorbed = chunk.entries.length;
      this.changed.add(slot);
    }
  }

  /**
   * Blanks the chunks whose visitors may be counted again. Returns when the rest are due; null if none are
   * left.
   */
  deleteVisitors(now: number): number | null {
    let due: number | null = null;
    for (const [slot, chunk] of this.chunks) {
      if (chunk.entries.length === 0) continue;
      if (this.isOver(chunk, now)) {
        this.chunks.set(slot, { ...chunk, entries: [], absorbed: 0 });
        this.changed.add(slot);
      } else {
        due = Math.max(due ?? 0, lastAt(chunk) + VIEW_WINDOW_MS);
      }
    }
    return due;
  }

  save() {
    for (const slot of this.changed) {
      this.sql.exec(
        'insert into view_log values (?, ?) on conflict (slot) do update set data = excluded.data',
        slot,
        JSON.stringify(this.chunks.get(slot)),
      );
    }
    this.changed.clear();
  }
}
