import { Agent, request } from 'node:http';

const CLIENTS = Number(process.env.BENCH_CLIENTS ?? 16);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 1);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 10);

/** One request; answers its status and body. */
export function ask({ origin, path, method = 'GET', headers = {}, body }, agent) {
  return new Promise((resolve, reject) => {
    const sent = request(
      new URL(path, origin),
      { agent, method, headers: { 'accept-encoding': 'gzip', ...headers } },
      (answer) => {
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () => resolve({ status: answer.statusCode, body: Buffer.concat(chunks) }));
        answer.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

async function run({ name, expected, next }, turn) {
  const times = [];
  // Separate connections: workerd closes those that were idle for five seconds.
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const end = performance.now() + SECONDS * 1000;
  const client = async () => {
    while (performance.now() < end) {
      const began = performance.now();
      const { status } = await ask(next(turn()), agent);
      times.push(performance.now() - began);
      if (status !== expected) throw new Error(`${name} answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  agent.destroy();
  times.sort((one, other) => one - other);
  return {
    perSecond: times.length / SECONDS,
    p50: times[Math.floor(times.length * 0.5)],
    p95: times[Math.floor(times.length * 0.95)],
  };
}

function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/**
 * Asks each route in turn, round after round, so that a busy moment of the machine falls on all of them: what is compared should
 * stand side by side. Answers by name requests a second and milliseconds, medians of the rounds, and the requests a second of each.
 */
export async function measureThroughput(routes, count = ROUNDS) {
  let turns = 0;
  const turn = () => turns++;
  const rounds = new Map(routes.map(({ name }) => [name, []]));
  for (const route of routes) await ask(route.next(turn()));
  for (let round = 0; round < count; round++) {
    // Forth and back: the second Worker finds the processor's caches full of the first.
    const order = round % 2 ? routes.toReversed() : routes;
    for (const route of order) rounds.get(route.name).push(await run(route, turn));
  }
  const of = (runs, figure) => Math.round(median(runs.map((result) => result[figure])) * 10) / 10;
  return Object.fromEntries(
    [...rounds].map(([name, runs]) => [
      name,
      {
        perSecond: of(runs, 'perSecond'),
        p50: of(runs, 'p50'),
        p95: of(runs, 'p95'),
        rounds: runs.map(({ perSecond }) => perSecond),
      },
    ]),
  );
}

/** How many times as fast one route was as another: the median over the rounds, for a machine changes from one to the next. */
export const timesAsFast = (one, other) =>
  Math.round(median(one.rounds.map((perSecond, round) => perSecond / other.rounds[round])) * 100) / 100;
