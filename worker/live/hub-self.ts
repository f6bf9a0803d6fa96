import { deskHub, userHub } from '../platform/live';

const MINUTE = 60_000;
/**
 * How far the database may lag behind: a seller's own screens query the object, and others need not be up to
 * the minute.
 */
const FLUSH_AFTER_MS = { seller: 360 * MINUTE, visitors: 5 * MINUTE } as const;

/** The seller of a hub; null for hubs of visitors or desks. */
export const sellerOf = (hub: string): string | null =>
  hub.startsWith(userHub('')) ? hub.slice(userHub('').length) : null;

/** The number of a desk; null for other hubs. */
export const deskNumberOf = (hub: string): number | null => {
  const [before = ''] = deskHub(0).split('0');
  return hub.startsWith(before) ? Number(hub.slice(before.length)) : null;
};

/** When views counted from now on are due in the database. */
export const flushTimeOf = (hub: string, now: number): number =>
  now + (sellerOf(hub) === null ? FLUSH_AFTER_MS.visitors : FLUSH_AFTER_MS.seller);

/** What a hub stores about itself: its name, and when its counts are due in the database. */
export class HubSelf {
  constructor(private readonly sql: SqlStorage) {}

  prepare() {
    this.sql.exec(`create table if not exists self
      (id integer primary key check (id = 1), name text not null, flush_at integer)`);
  }

  /** An object does not know its own name, so its callers tell it. */
  nameIt(hub: string) {
    this.sql.exec('insert or ignore into self (id, name) values (1, ?)', hub);
  }

  get name(): string | null {
    return this.sql.exec<{ name: string }>('select name from self').toArray()[0]?.name ?? null;
  }

  /** Epoch milliseconds; null if nothing is waiting. */
  get flushAt(): number | null {
    const [self] = this.sql.exec<{ flush_at: number | null }>('select flush_at from self').toArray();
    return self?.flush_at ?? null;
  }

  /** Does nothing unless the time is still `from`. */
  moveFlush(from: number | null, to: number | null) {
    this.sql.exec('update self set flush_at = ? where flush_at is ?', to, from);
  }
}
