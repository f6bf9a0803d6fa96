import { ACTIVE_WITHIN_MS } from '../../schema/live/messages';
import { type Activity, DESKS, deskHub, hubOf } from '../platform/live';

/** Registers a hub with an operator's socket at every desk. Returns each desk's activity; best effort. */
export async function watchActivity(
  namespace: DurableObjectNamespace,
  hub: string,
): Promise<[desk: number, Activity][]> {
  const desks = Array.from({ length: DESKS }, async (_, desk): Promise<[number, Activity]> => {
    return [desk, await hubOf(namespace, deskHub(desk)).watch(desk, hub)];
  });
  return (await Promise.allSettled(desks)).flatMap((known) => {
    if (known.status === 'fulfilled') return [known.value];
    console.error('live hub: a desk of operators was not reached', known.reason);
    return [];
  });
}

/**
 * A quiet hub's row is soon written again, and a written row costs less than a deleted and an inserted one.
 */
const KEPT_MS = 4 * ACTIVE_WITHIN_MS;

/** The state of a desk: which of its hubs are busy, and which have a watching operator. */
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
    this.sql.exec('delete from busy_hubs where at <= ?', now - KEPT_MS);
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

  /**
   * Sends the activity to every hub with an operator's socket; one without a socket is no longer a watcher.
   */
  async notifyWatchers(namespace: DurableObjectNamespace, desk: number, now: number): Promise<void> {
    const { watchers } = this;
    if (watchers.length === 0) return;
    const known = this.activity(now);
    for (const name of watchers) {
      const reached = await hubOf(namespace, name).showActivity(desk, known);
      if (reached === 0) this.unwatch(name);
    }
  }

  activity(now: number): Activity {
    return this.sql
      .exec<{ users: number; sockets: number }>(
        `select coalesce(sum(is_user), 0) as users, coalesce(sum(sockets), 0) as sockets from busy_hubs
          where at > ?`,
        now - ACTIVE_WITHIN_MS,
      )
      .one();
  }
}
