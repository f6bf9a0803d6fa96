import { Agent, request } from 'node:http';
import { signIn } from '../../scripts/lib/client.ts';
import { judge, median, percentile, printTable, verdict } from '../../scripts/lib/figures.ts';
import type { Limit } from '../../scripts/limits.ts';

export const PLACE = {
  buildDir: '.cache/bench/build',
  stateDir: '.cache/bench/state',
  settings: { RATE_SCALE: '1000000' },
};

const CLIENTS = Number(process.env.BENCH_CLIENTS ?? 16);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 1);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 10);

export interface Question {
  origin: string;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Called with the body of a successful response. */
  onServed?: (body: string) => void;
}

export const postJson = (origin: string, path: string, json: object, headers = {}): Question => ({
  origin,
  path,
  method: 'POST',
  headers: { origin, 'content-type': 'application/json', ...headers },
  body: JSON.stringify(json),
});

/** The request of each turn, by the name of a route. */
export type Routes = Record<string, (turn: number) => Question>;

/** Sends one request; resolves with its status and body. */
export function ask({ origin, path, method = 'GET', headers, body }: Question, agent?: Agent) {
  const options = { agent, method, headers: { 'accept-encoding': 'gzip', ...headers } };
  return new Promise<{ status: number; body: Buffer }>((resolve, reject) => {
    const sent = request(new URL(path, origin), options, (answer) => {
      const status = answer.statusCode ?? 0;
      answer.toArray().then((chunks) => resolve({ status, body: Buffer.concat(chunks) }), reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/**
 * Sends requests without a pause; returns the counts by status, the successful requests per second, and their
 * durations.
 */
export async function press(next: () => Question, connections: number, seconds: number) {
  // A separate agent per run: workerd closes connections that were idle for five seconds.
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses: Record<string, number> = {};
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const client = async () => {
    while (performance.now() < end) {
      const question = next();
      const began = performance.now();
      const answer = await ask(question, agent).catch(({ code }) => ({ status: code ?? 'broken', body: '' }));
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      if (!(answer.status < 300)) continue;
      times.push(performance.now() - began);
      question.onServed?.(`${answer.body}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  const [p50, p95, most] = [0.5, 0.95, 1].map((share) => percentile(times, share)) as [
    number,
    number,
    number,
  ];
  return { statuses, figures: { perSecond: times.length / seconds, p50, p95, most } };
}

type Figures = Awaited<ReturnType<typeof press>>['figures'];

export const inCells = (name: string, { perSecond, p50, p95, most }: Figures) => [
  name,
  `${Math.round(perSecond)}/s`,
  ...Object.entries({ p50, p95, most }).map(([figure, ms]) => `${figure} ${ms.toFixed(1)} ms`),
];

/**
 * Loads each route in turn, round after round, so that a busy moment of the machine affects all of them;
 * compared routes are adjacent in `order`. Prints the rounds' medians; returns each route's requests per
 * second by name.
 */
export async function measureThroughput(title: string, routes: Routes, order: string[], count = ROUNDS) {
  let turns = 0;
  const next = (name: string) => routes[name]?.(turns++) as Question;
  const rounds: Record<string, Figures[]> = {};
  for (const name of order) await ask(next(name));
  for (let round = 0; round < count; round++) {
    // Alternating direction, because the second Worker finds the processor's caches full of the first.
    for (const name of round % 2 ? order.toReversed() : order) {
      const { statuses, figures } = await press(() => next(name), CLIENTS, SECONDS);
      const refused = Object.keys(statuses).filter((status) => !status.startsWith('2'));
      if (refused.length > 0) throw new Error(`${name} answered ${refused}`);
      rounds[name] = [...(rounds[name] ?? []), figures];
    }
  }
  const rows = Object.entries(rounds).map(([name, all]) => {
    const middle = (figure: keyof Figures) => median(all.map((one) => one[figure]));
    const [perSecond, p50, p95, most] = [middle('perSecond'), middle('p50'), middle('p95'), middle('most')];
    return inCells(name, { perSecond, p50, p95, most });
  });
  printTable(`${title}, medians of ${count} rounds`, rows);
  return new Map(Object.entries(rounds).map(([name, all]) => [name, all.map(({ perSecond }) => perSecond)]));
}

export type Ratio = { one: string; other: string; limit: Limit };

/**
 * Prints how many times as fast one route was as another: the median of the rounds, since machines change
 * from round to round.
 */
export function compareRoutes(rounds: Map<string, number[]>, ratios: Ratio[]) {
  const rows = ratios.map(({ one, other, limit }) => {
    const beside = rounds.get(other) ?? [];
    const is = median((rounds.get(one) ?? []).map((perSecond, round) => perSecond / (beside[round] ?? 0)));
    const name = `${one} / ${other}`;
    return [name, judge(name, is, limit, 2)];
  });
  console.log(`\n${verdict()}`);
  printTable('Ratios', rows);
}

/** The measured routes for a dealer's vehicles with all photos, and the path of one of their pages. */
export async function appRoutes(origin: string) {
  const cookie = await signIn(origin);
  const answer = await fetch(`${origin}/api/vehicles`, { headers: { cookie } });
  const vehicles = (await answer.json()) as { id: string; status: string; images: string[] }[];
  const whole = vehicles.filter(({ status, images }) => status === 'available' && images.length === 4);
  const idOf = (turn: number) => `${whole[turn % whole.length]?.id}`;
  const get = (path: string, headers = {}) => ({ origin, path, headers });
  // A different browser each time, since a repeated view would not be counted.
  const post = (path: string, turn: number, json = {}) =>
    postJson(origin, path, { vehicleId: idOf(turn), ...json }, { 'user-agent': `bench/${turn}` });
  const routes: Routes = {
    // An address with a unique query is never cached.
    'page, rendered': (turn) => get(`/vehicle/${idOf(turn)}?v=${turn}`),
    'page, kept': (turn) => get(`/vehicle/${idOf(turn)}`),
    'profile, rendered': (turn) => get(`/sharma-motors?v=${turn}`),
    'profile, searched': () => get('/sharma-motors?search=swift'),
    'own listings': () => get('/api/vehicles', { cookie }),
    'lead list': () => get('/api/leads', { cookie }),
    view: (turn) => post('/api/views', turn),
    offer: (turn) => {
      const buyerMobile = `${9_000_000_000 + Math.floor(Math.random() * 900_000_000)}`;
      return post('/api/leads', turn, { buyerName: 'Asha Rao', buyerMobile, offerPrice: 300_000 + turn });
    },
  };
  return { routes, page: `/vehicle/${idOf(0)}` };
}
