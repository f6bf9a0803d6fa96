import { DurableObject } from 'cloudflare:workers';
import { MAX_VIEWS_PER_NETWORK, VIEW_WINDOW_MS } from '../../schema/views/input';
import type { Bindings } from '../env';
import { flushViews } from '../features/views/flush-views';
import { findDayViews } from '../features/views/views.queries';
import { indianCalendar, systemClock } from '../platform/clock';
import { connect, type Db } from '../platform/db';
import { durableLive } from '../platform/live';
import type { ListingKey, ViewCounterCalls, Visitor } from '../platform/view-counts';

const FLUSH_AFTER_MS = 2_000;
const RETRY_AFTER_MS = 30_000;

/** A network's visitors stand together in the table's key: its views are counted without an index. */
const networkPrefix = (network: string) => network.slice(0, 16);
const seenAs = ({ network, visitor }: Visitor) => `${networkPrefix(network)}${visitor.slice(0, 32)}`;
type DayCount = { day: string; views: number };

/**
 * Counts the views of one listing exactly. Every view is in the object's SQLite before it is answered, so an eviction loses
 * none; the alarm writes absolute values to D1, so running it twice changes nothing. What D1 has of a day before the first flush
 * (seeded, or counted by a lost object) is that day's base.
 */
export class ViewCounter extends DurableObject<Bindings> implements ViewCounterCalls {
  private readonly sql = this.ctx.storage.sql;

  constructor(state: DurableObjectState, bindings: Bindings) {
    super(state, bindings);
    this.prepare();
  }

  private prepare() {
    this.sql.exec(`
      create table if not exists listing (id integer primary key check (id = 1), vehicle_id text not null, republished_id text);
      create table if not exists seen (visitor text primary key, at integer not null);
      create index if not exists seen_by_age on seen (at);
      create table if not exists days (day text primary key, views integer not null, flushed integer not null default 0);
      create table if not exists bases (day text primary key, views integer not null);
    `);
  }

  /** The contract is `ViewCounts.record`. */
  async record(listing: ListingKey, from: Visitor, now: number): Promise<boolean> {
    const { day } = indianCalendar(now);
    const counted = this.ctx.storage.transactionSync(() => {
      this.sql.exec('delete from seen where at <= ?', now - VIEW_WINDOW_MS);
      if (this.isUsedUp(from)) return false;
      const inserted = this.sql.exec(
        'insert into seen (visitor, at) values (?, ?) on conflict do nothing',
        seenAs(from),
        now,
      );
      if (inserted.rowsWritten === 0) return false;
      this.sql.exec(
        'insert into listing (id, vehicle_id, republished_id) values (1, ?, ?) on conflict do nothing',
        listing.vehicleId,
        listing.republishedVehicleId,
      );
      this.sql.exec(
        'insert into days (day, views) values (?, 1) on conflict (day) do update set views = views + 1',
        day,
      );
      return true;
    });
    if (counted) await this.alarmBy(systemClock.now() + FLUSH_AFTER_MS);
    return counted;
  }

  private isUsedUp({ network, scale }: Visitor): boolean {
    const most = MAX_VIEWS_PER_NETWORK * scale;
    const [last] = this.sql.exec(
      'select 1 from seen where visitor >= ? and visitor < ? limit 1 offset ?',
      networkPrefix(network),
      `${networkPrefix(network)}~`,
      most - 1,
    );
    return last !== undefined;
  }

  private async alarmBy(time: number) {
    const set = await this.ctx.storage.getAlarm();
    if (set === null || set > time) await this.ctx.storage.setAlarm(time);
  }

  /** Deletes visitors once they do not matter for the count, even if no other view follows. */
  private async forgetVisitors() {
    const now = systemClock.now();
    this.sql.exec('delete from seen where at <= ?', now - VIEW_WINDOW_MS);
    const { last } = this.sql.exec<{ last: number | null }>('select max(at) as last from seen').one();
    if (last !== null) await this.alarmBy(Math.max(now, last) + VIEW_WINDOW_MS);
  }

  /** Empties the object of a listing that is erased. */
  async forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    this.prepare();
  }

  /** Responds, for the health page. */
  check() {}

  override async alarm(): Promise<void> {
    const [listing] = this.sql
      .exec<{ vehicle_id: string; republished_id: string | null }>(
        'select vehicle_id, republished_id from listing',
      )
      .toArray();
    if (!listing) return;
    const waiting = this.sql.exec<DayCount>('select day, views from days where views > flushed').toArray();
    try {
      const key = { vehicleId: listing.vehicle_id, republishedVehicleId: listing.republished_id };
      if (waiting.length > 0) await this.flush(key, waiting);
    } catch (error) {
      console.error('view counts: flush failed, will try again', error);
      await this.ctx.storage.setAlarm(systemClock.now() + RETRY_AFTER_MS);
      return;
    }
    await this.forgetVisitors();
  }

  private async flush(listing: ListingKey, waiting: DayCount[]) {
    const db = connect(this.env.DB);
    const bases = await this.basesOf(db, listing, waiting);
    await flushViews(
      {
        db,
        live: durableLive(this.env.LIVE_HUB),
        clock: systemClock,
        later: (work) => this.ctx.waitUntil(work.catch((error) => console.error('afterwards:', error))),
      },
      listing,
      waiting.map(({ day, views }) => ({ day, views: views + (bases.get(day) ?? 0) })),
    );
    for (const { day, views } of waiting) {
      this.sql.exec('update days set flushed = ? where day = ?', views, day);
    }
    this.forgetDays();
  }

  /** Read from D1 once a day, and stored before anything of that day is written there. */
  private async basesOf(db: Db, listing: ListingKey, waiting: DayCount[]): Promise<Map<string, number>> {
    const known = () =>
      new Map(
        this.sql
          .exec<DayCount>('select day, views from bases')
          .toArray()
          .map(({ day, views }) => [day, views]),
      );
    const days = waiting.map(({ day }) => day).filter((day) => !known().has(day));
    if (days.length > 0) {
      const found = await findDayViews(db, listing.republishedVehicleId ?? listing.vehicleId, days);
      for (const day of days) this.sql.exec('insert into bases values (?, ?)', day, found.get(day) ?? 0);
    }
    return known();
  }

  private forgetDays() {
    const { day } = indianCalendar(systemClock.now());
    this.sql.exec('delete from days where day < ? and flushed = views', day);
    this.sql.exec('delete from bases where day < ? and day not in (select day from days)', day);
  }
}
