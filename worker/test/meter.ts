import { env } from 'cloudflare:workers';

interface Meta {
  rows_read?: number;
  rows_written?: number;
}

/** What a request has cost the database. */
export interface Cost {
  /** Journeys to the database: a batch is one. */
  trips: number;
  rowsRead: number;
  rowsWritten: number;
}

/** The database, counting its queries. */
export function meteredDatabase(): { DB: D1Database; cost: Cost } {
  const cost: Cost = { trips: 0, rowsRead: 0, rowsWritten: 0 };
  const count = (results: { meta?: Meta }[]) => {
    cost.trips += 1;
    for (const { meta } of results) {
      cost.rowsRead += meta?.rows_read ?? 0;
      cost.rowsWritten += meta?.rows_written ?? 0;
    }
  };
  const inner = new WeakMap<object, D1PreparedStatement>();
  const meter = (statement: D1PreparedStatement): D1PreparedStatement => {
    const metered = {
      bind: (...values: unknown[]) => meter(statement.bind(...values)),
      all: async () => {
        const result = await statement.all();
        count([result]);
        return result;
      },
      run: async () => {
        const result = await statement.run();
        count([result]);
        return result;
      },
      // Rows as arrays come without their figures, so they are read as objects: drizzle's own order of columns is kept.
      raw: async () => {
        const result = await statement.all<Record<string, unknown>>();
        count([result]);
        return statement.raw();
      },
    };
    inner.set(metered, statement);
    return metered as unknown as D1PreparedStatement;
  };
  const DB = {
    prepare: (query: string) => meter(env.DB.prepare(query)),
    batch: async (statements: D1PreparedStatement[]) => {
      const results = await env.DB.batch(statements.map((statement) => inner.get(statement) ?? statement));
      count(results);
      return results;
    },
  };
  return { DB: DB as unknown as D1Database, cost };
}
