import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    analyticsProvider: string;
  }
}

/** The words that a query may use: columns of a data point, and functions of the SQL API. */
const KNOWN =
  /^(SELECT|AS|FROM|WHERE|AND|GROUP|ORDER|BY|DESC|LIMIT|FORMAT|JSON|SUM|IF|MAX|quantileExactWeighted|toDateTime|timestamp|_sample_interval|blob[1-3]|double[1-5])$/;

/** A query's own words: the names of its result columns, its table and its texts. */
function unknownWords(sql: string): string[] {
  const own = new Set([...sql.matchAll(/ AS (\w+)|FROM (\w+)/g)].map(([, name, table]) => name ?? table));
  const words = sql.replaceAll(/'[^']*'/g, '').match(/[a-z_]\w*/gi) ?? [];
  return words.filter((word) => !KNOWN.test(word) && !own.has(word));
}

const ROWS: [pattern: RegExp, row: Record<string, unknown>][] = [
  [
    /AS route/,
    {
      route: 'GET /vehicle/:id',
      requests: '1200',
      failed: '24',
      unavailable: '12',
      p50: 8.5,
      p95: 40,
      p99: 120.25,
      rowsRead: '36000',
      rowsWritten: '0',
    },
  ],
  [/AS statement/, { statement: 'select 1', times: '3', p50: 120, slowest: 340.5 }],
  [/AS version/, { version: 'v-1', requests: '1200', failed: '24' }],
  [/'message'/, { name: 'sms', times: '1000' }],
  [/'image'/, { name: 'full', times: '2000' }],
];

/** Analytics Engine's SQL API: refuses a wrong token, account or query, and sends 64-bit numbers as text. */
export async function setup(project: TestProject) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const sql = String(Buffer.concat(chunks));
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.headers.authorization !== 'Bearer analytics-token') return answer(403, {});
    if (request.url !== '/accounts/account-1/analytics_engine/sql') return answer(404, {});
    if (!/ FORMAT JSON$/.test(sql) || !/FROM chaabi_requests /.test(sql)) return answer(422, { sql });
    const unknown = unknownWords(sql);
    if (unknown.length > 0) return answer(422, { unknown });
    const data = ROWS.filter(([pattern]) => pattern.test(sql)).map(([, row]) => row);
    answer(200, { meta: [], data, rows: data.length });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  project.provide('analyticsProvider', `http://127.0.0.1:${port}`);
  return () => new Promise((resolve) => server.close(resolve));
}
