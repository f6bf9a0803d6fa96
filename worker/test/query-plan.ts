import { everything } from './everything';

interface Query {
  toSQL(): { sql: string; params: unknown[] };
}

/** A complete statement. */
interface RawQuery {
  getQuery(): { sql: string; params: unknown[] };
}

/** SQLite's plan for a query, step by step: `SEARCH` uses an index, `SCAN` reads a table from end to end. */
export async function queryPlan(query: Query | RawQuery): Promise<string[]> {
  const { sql, params } = 'toSQL' in query ? query.toSQL() : query.getQuery();
  const { results } = await everything
    .prepare(`explain query plan ${sql}`)
    .bind(...params)
    .all<{ detail: string }>();
  return results.map(({ detail }) => detail);
}
