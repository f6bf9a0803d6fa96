import { env } from 'cloudflare:workers';

interface Query {
  toSQL(): { sql: string; params: unknown[] };
}

/** How SQLite would answer a query, step by step: `SEARCH` walks an index, `SCAN` reads a table from end to end. */
export async function queryPlan(query: Query): Promise<string[]> {
  const { sql, params } = query.toSQL();
  const { results } = await env.DB.prepare(`explain query plan ${sql}`)
    .bind(...params)
    .all<{ detail: string }>();
  return results.map(({ detail }) => detail);
}
