import type { ActivityMessage } from '../../schema/live/messages';
import { ACTIVE_WITHIN_MS } from '../../schema/live/messages';
import { iso } from '../platform/clock';
import type { Activity } from '../platform/live';

/** In the hub of a watching operator: each desk's latest activity, for the sum that the screen gets. */
export class DeskSums {
  constructor(private readonly sql: SqlStorage) {}

  prepare() {
    this.sql.exec(`create table if not exists desks
      (desk integer primary key, users integer not null, sockets integer not null, at integer not null)`);
  }

  /** Replaces the desk's previous activity. */
  note(desk: number, { users, sockets }: Activity, now: number) {
    this.sql.exec(
      'insert or replace into desks (desk, users, sockets, at) values (?, ?, ?, ?)',
      desk,
      users,
      sockets,
      now,
    );
  }

  /** A desk that has been silent for longer than activity counts has nobody to report. */
  sum(now: number): ActivityMessage {
    const { users, sockets } = this.sql
      .exec<{ users: number; sockets: number }>(
        'select coalesce(sum(users), 0) as users, coalesce(sum(sockets), 0) as sockets from desks where at > ?',
        now - ACTIVE_WITHIN_MS,
      )
      .one();
    return { type: 'activity', activeUsers: users, openSockets: sockets, at: iso(now) };
  }
}
