import type { PageKind } from '../../schema/views/page-kinds';

export interface PageBatch {
  batch: number;
  counts: { day: string; kind: PageKind; views: number }[];
}

/**
 * Page views on their way to D1. Each is in the object's SQLite before anything else happens. A batch is set aside under a
 * number before it is sent, and D1 takes a number only once: a batch that is sent again, because nobody knows whether it
 * arrived, counts once.
 */
export class PageCounts {
  constructor(private readonly storage: DurableObjectStorage) {}

  prepare() {
    this.storage.sql.exec(`
      create table if not exists pages (day text, kind text, views integer not null, primary key (day, kind));
      create table if not exists outgoing (batch integer, day text, kind text, views integer not null);
    `);
  }

  add(day: string, kind: PageKind) {
    this.storage.sql.exec(
      'insert into pages (day, kind, views) values (?, ?, 1) on conflict (day, kind) do update set views = views + 1',
      day,
      kind,
    );
  }

  /** Hands everything counted so far to `save`; what it does not take stays for the next time. */
  async flush(now: number, save: (batch: PageBatch) => Promise<unknown>): Promise<void> {
    for (let batch = this.nextBatch(now); batch; batch = this.nextBatch(now)) {
      await save(batch);
      this.storage.sql.exec('delete from outgoing where batch = ?', batch.batch);
    }
  }

  private nextBatch(now: number): PageBatch | null {
    const { sql } = this.storage;
    this.storage.transactionSync(() => {
      const [waiting] = sql.exec('select 1 from outgoing limit 1').toArray();
      if (waiting) return;
      sql.exec('insert into outgoing select ?, day, kind, views from pages', this.number(now));
      sql.exec('delete from pages');
    });
    const rows = sql
      .exec<{ batch: number; day: string; kind: PageKind; views: number }>('select * from outgoing')
      .toArray();
    const [first] = rows;
    return first
      ? { batch: first.batch, counts: rows.map(({ day, kind, views }) => ({ day, kind, views })) }
      : null;
  }

  /** Rises from batch to batch, also when two are made within one millisecond or the clock was set back. */
  private number(now: number): number {
    const { sql } = this.storage;
    sql.exec('create table if not exists last_batch (id integer primary key check (id = 1), number integer)');
    const { number } = sql
      .exec<{ number: number }>(
        `insert into last_batch values (1, ?)
          on conflict (id) do update set number = max(number + 1, excluded.number) returning number`,
        now,
      )
      .one();
    return number;
  }
}
