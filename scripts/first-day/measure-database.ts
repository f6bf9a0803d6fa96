import { percentile, printTable } from '../lib/figures.ts';

const LANES = [1, 4, 16, 64];
/** Below the limit of one invocation. */
const BATCHES_A_REQUEST = 20;
const MAX_QUERIES = 12_000;

async function ask<Answer>(origin: string, path: string): Promise<Answer> {
  const response = await fetch(new URL(path, origin));
  if (!response.ok) throw new Error(`${path}: ${response.status} ${(await response.text()).slice(0, 200)}`);
  return (await response.json()) as Answer;
}

/** Sends batches like those of an offer, from this many invocations at once. */
async function press(origin: string, lanes: number, seconds: number) {
  const began = performance.now();
  const ms: number[] = [];
  let failed = 0;
  const lane = async () => {
    while (performance.now() - began < seconds * 1000) {
      const path = `/batches?count=${BATCHES_A_REQUEST}`;
      const answer = await ask<{ ms: number[] }>(origin, path).catch(() => null);
      if (answer) ms.push(...answer.ms);
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const aSecond = ms.length / ((performance.now() - began) / 1000);
  return [
    `${lanes}`,
    aSecond.toFixed(0),
    ...[0.5, 0.95, 0.99].map((share) => percentile(ms, share).toFixed(0)),
    failed,
  ];
}

/** Prints the probe's results (probe.ts): locations, batches per second, queries per invocation. */
export async function measureDatabase(origin: string, seconds: number): Promise<void> {
  await ask(origin, '/prepare');
  const places = await ask<Record<string, string | null>>(origin, '/');
  printTable('Places', [
    ['the Worker ran in', places.worker ?? 'not said'],
    ['the database is in', `${places.region ?? 'not said'} ${places.database ?? ''}`],
  ]);
  const rows: (string | number)[][] = [];
  for (const lanes of LANES) rows.push(await press(origin, lanes, seconds));
  printTable(`Batches of an offer: 4 statements, 7 rows`, [
    ['invocations at once', 'batches/s', 'p50 ms', 'p95 ms', 'p99 ms', 'failed requests'],
    ...rows,
  ]);
  const { queries, refusal } = await ask<{ queries: number; refusal: string | null }>(
    origin,
    `/queries?count=${MAX_QUERIES}`,
  );
  printTable('Queries of one invocation', [
    ['sent', queries],
    ['then', refusal ?? 'not refused'],
  ]);
}
