import type { ActivityMessage } from '../../schema/live/messages';
import { ACTIVE_WITHIN_MS } from '../../schema/live/messages';
import { iso } from '../platform/clock';
import { hubOf, OPERATORS_HUB } from '../platform/live';

/** Registers a hub with an operator's socket for activity; best effort. */
export async function watchActivity(namespace: DurableObjectNamespace, hub: string): Promise<void> {
  await hubOf(namespace, OPERATORS_HUB)
    .watch(hub)
    .catch((error) => console.error('live hub: operators not reached', error));
}

/** The state of the `operators` object: which hubs are busy, and which have a watching operator. */
export class OperatorsHub {
  constructor(private readonly sql: SqlStorage) {}

  prepare() {
    this.sql.exec(`
      create table if not exists busy_hubs (name text primary key, is_user integer not null, sockets integer not null, at integer not null) without rowid;
      create table if not exists watchers (name text primary key) without rowid;
    `);
  }

  forget(name: string) {
    this.sql.exec('delete from busy_hubs where name = ?', name);
    this.unwatch(name);
  }

  note(hub: { name: string; isUser: boolean; sockets: number }, now: number) {
    this.removeQuiet(now);
    this.sql.exec(
      `insert into busy_hubs (name, is_user, sockets, at) values (?, ?, ?, ?)
        on conflict (name) do update set sockets = excluded.sockets, at = excluded.at`,
      hub.name,
      hub.isUser ? 1 : 0,
      hub.sockets,
      now,
    );
  }

  watch(name: string) {
    this.sql.exec('insert or ignore into watchers (name) values (?)', name);
  }

  unwatch(name: string) {
    this.sql.exec('delete from watchers where name = ?', name);
  }

  get watchers(): string[] {
    return this.sql
      .exec<{ name: string }>('select name from watchers')
      .toArray()
      .map(({ name }) => name);
  }

  /** Sends every hub with an operator's socket who is active; a hub without a socket is no longer a watcher. */
  async notifyWatchers(namespace: DurableObjectNamespace, now: number): Promise<void> {
    const { watchers } = this;
    if (watchers.length === 0) return;
    const summary = this.summary(now);
    for (const name of watchers) {
      const reached = await hubOf(namespace, name).publish([summary]);
      if (reached === 0) this.unwatch(name);
    }
  }

  private summary(now: number): ActivityMessage {
    this.removeQuiet(now);
    const { users, sockets } = this.sql
      .exec<{ users: number; sockets: number }>(
        'select coalesce(sum(is_user), 0) as users, coalesce(sum(sockets), 0) as sockets from busy_hubs',
      )
      .one();
    return { type: 'activity', activeUsers: users, openSockets: sockets, at: iso(now) };
  }

  /** Even if nobody is watching: activity is not kept longer than it is shown. */
  private removeQuiet(now: number) {
    this.sql.exec('delete from busy_hubs where at <= ?', now - ACTIVE_WITHIN_MS);
  }
}
