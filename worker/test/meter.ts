import { type TestDatabases, wrapped } from './databases';

interface Meta {
  rows_read?: number;
  rows_written?: number;
}

/** A request's cost in the database. */
export interface Cost {
  /** How often it waited for databases: a batch counts once, and so do simultaneous round trips. */
  trips: number;
  rowsRead: number;
  rowsWritten: number;
}

/** The databases, counting their queries. */
export function meteredDatabases(): { databases: TestDatabases; cost: Cost } {
  const cost: Cost = { trips: 0, rowsRead: 0, rowsWritten: 0 };
  const count = (results: { meta?: Meta }[]) => {
    for (const { meta } of results) {
      cost.rowsRead += meta?.rows_read ?? 0;
      cost.rowsWritten += meta?.rows_written ?? 0;
    }
  };
  let underWay = 0;
  const wait = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
    underWay += 1;
    try {
      return await ask();
    } finally {
      underWay -= 1;
      if (underWay === 0) cost.trips += 1;
    }
  };
  const inner = new WeakMap<object, D1PreparedStatement>();
  const meter = (statement: D1PreparedStatement): D1PreparedStatement => {
    const metered = {
      bind: (...values: unknown[]) => meter(statement.bind(...values)),
      all: async () => {
        const result = await wait(() => statement.all());
        count([result]);
        return result;
      },
      run: async () => {
        const result = await wait(() => statement.run());
        count([result]);
        return result;
      },
      // Rows as arrays come without their figures, so they are read as objects; drizzle's column order is
      // kept.
      raw: async () => {
        const result = await wait(() => statement.all<Record<string, unknown>>());
        count([result]);
        return statement.raw();
      },
    };
    inner.set(metered, statement);
    return metered as unknown as D1PreparedStatement;
  };
  const databases = wrapped(
    (database) =>
      ({
        prepare: (query: string) => meter(database.prepare(query)),
        batch: async (statements: D1PreparedStatement[]) => {
          const results = await wait(() =>
            database.batch(statements.map((statement) => inner.get(statement) ?? statement)),
          );
          count(results);
          return results;
        },
      }) as unknown as D1Database,
  );
  return { databases, cost };
}
