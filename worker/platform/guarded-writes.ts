import { AppError } from '../../schema/common/errors';
import { isReading } from './read-only';

/** SQLite reports it for `abs` of the least number, which a guard computes if it does not hold. */
const REFUSED = /integer overflow/;

/** Who may write: an SQL expression that is 1 if they may, with its values, and who it is, for the record. */
export interface Guard {
  sql: string;
  values: unknown[];
  personId: string;
}

const guardStatement = (sql: string) => `select abs(-9223372036854775807 - (not (${sql})))`;

/**
 * A database whose every write happens only if `guard` still holds, checked in the same transaction; otherwise
 * not_found (404). Queries pass as they are: their answer is sent only once the person is confirmed.
 */
export function guardedWrites(database: D1Database, { sql, values, personId }: Guard): D1Database {
  const before = () => [
    database.prepare(guardStatement(sql)).bind(...values),
    // Triggers of the record read it (schema/sql/shard/changes.sql).
    database.prepare('insert into acting_now (id, person_id) values (1, ?)').bind(personId),
  ];
  const after = () => database.prepare('delete from acting_now');
  const together = async (statements: D1PreparedStatement[]) => {
    const all = [...before(), ...statements, after()];
    const results = await database.batch(all).catch((error) => {
      throw REFUSED.test(String(error?.message)) ? new AppError('not_found') : error;
    });
    return results.slice(2, -1);
  };

  class Guarded {
    constructor(
      readonly inner: D1PreparedStatement,
      readonly query: string,
    ) {}

    bind = (...bound: unknown[]) => new Guarded(this.inner.bind(...bound), this.query);
    all = () => (isReading(this.query) ? this.inner.all() : this.write());
    run = this.all;
    raw = async () =>
      isReading(this.query) ? this.inner.raw() : (await this.rows()).map((row) => Object.values(row));
    first = async (column?: string) => {
      if (isReading(this.query)) return column === undefined ? this.inner.first() : this.inner.first(column);
      const [row] = await this.rows();
      return (column === undefined ? row : row?.[column]) ?? null;
    };

    private async write() {
      const [result] = await together([this.inner]);
      return result;
    }
    private rows = async () => ((await this.write())?.results ?? []) as Record<string, unknown>[];
  }

  const view = {
    prepare: (query: string) => new Guarded(database.prepare(query), query),
    batch: (statements: Guarded[]) => {
      const inner = statements.map((statement) => statement.inner);
      return statements.every(({ query }) => isReading(query)) ? database.batch(inner) : together(inner);
    },
  };
  // Only these two methods of the binding are used.
  return view as unknown as D1Database;
}
