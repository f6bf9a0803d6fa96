import { Agent, request } from 'node:http';
import { signIn } from '../lib/client.ts';
import { median, percentile, printTable } from '../lib/figures.ts';

export const PLACE = { buildDir: '.cache/bench/build', stateDir: '.cache/bench/state' };

const CLIENTS = Number(process.env.BENCH_CLIENTS ?? 16);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 1);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 10);

export interface Question {
  origin: string;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Takes the body of an answer that was served. */
  onServed?: (body: string) => void;
}

export const postJson = (origin: string, path: string, json: object, headers = {}): Question => ({
  origin,
  path,
  method: 'POST',
  headers: { origin, 'content-type': 'application/json', ...headers },
  body: JSON.stringify(json),
});

/** A name, the status it answers with, and what to ask in each turn. */
export interface Route {
  name: string;
  expected: number;
  next: (turn: number) => Question;
}

/** One request; answers its status and body. */
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

/** Asks from so many connections without a pause: how often which status came, and served requests a second with their milliseconds. */
export async function press(next: () => Question, connections: number, seconds: number) {
  // Separate connections: workerd closes those that were idle for five seconds.
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
 * Asks each route in turn, round after round, so that a busy moment of the machine falls on all of them: what is compared should
 * stand side by side. Prints medians of the rounds; answers the requests a second of each round by name.
 */
export async function measureThroughput(title: string, routes: Route[], count = ROUNDS) {
  let turns = 0;
  const rounds: Record<string, Figures[]> = {};
  for (const { next } of routes) await ask(next(turns++));
  for (let round = 0; round < count; round++) {
    // Forth and back: the second Worker finds the processor's caches full of the first.
    for (const { name, expected, next } of round % 2 ? routes.toReversed() : routes) {
      const { statuses, figures } = await press(() => next(turns++), CLIENTS, SECONDS);
      const others = Object.keys(statuses).filter((status) => status !== `${expected}`);
      if (others.length > 0) throw new Error(`${name} answered ${others}`);
      rounds[name] = [...(rounds[name] ?? []), figures];
    }
  }
  const rows = routes.map(({ name }) => {
    const middle = (figure: keyof Figures) => median((rounds[name] ?? []).map((one) => one[figure]));
    const medians = {
      perSecond: middle('perSecond'),
      p50: middle('p50'),
      p95: middle('p95'),
      most: middle('most'),
    };
    return inCells(name, medians);
  });
  printTable(`${title}, medians of ${count} rounds`, rows);
  return new Map(Object.entries(rounds).map(([name, all]) => [name, all.map(({ perSecond }) => perSecond)]));
}

/** Prints how many times as fast one route was as another: the median over the rounds, for a machine changes from one to the next. */
export const compareRoutes = (
  rounds: Map<string, number[]>,
  wanted: { one: string; other: string; wanted: number }[],
) =>
  printTable(
    'Ratios (wanted at least)',
    wanted.map(({ one, other, wanted }) => {
      const beside = rounds.get(other) ?? [];
      const ratio = median(
        (rounds.get(one) ?? []).map((perSecond, round) => perSecond / (beside[round] ?? 0)),
      );
      return [`${one} / ${other}`, ratio.toFixed(2), `(${wanted})`, ratio >= wanted ? '' : 'below'];
    }),
  );

/** The routes of the app that are measured, of a dealer's vehicles that have all photos; and the path of one of their pages. */
export async function appRoutes(origin: string) {
  const cookie = await signIn(origin);
  const answer = await fetch(`${origin}/api/vehicles`, { headers: { cookie } });
  const vehicles = (await answer.json()) as { id: string; status: string; images: string[] }[];
  const whole = vehicles.filter(({ status, images }) => status === 'available' && images.length === 4);
  const idOf = (turn: number) => `${whole[turn % whole.length]?.id}`;
  const get = (name: string, path: (turn: number) => string, headers = {}): Route => ({
    name,
    expected: 200,
    next: (turn) => ({ origin, path: path(turn), headers }),
  });
  const post = (name: string, path: string, expected: number, json: (turn: number) => object): Route => ({
    name,
    expected,
    // Another browser each time, or a repeated view would not be counted.
    next: (turn) =>
      postJson(origin, path, { vehicleId: idOf(turn), ...json(turn) }, { 'user-agent': `bench/${turn}` }),
  });
  const routes = [
    // An address with a unique query is never cached.
    get('page, rendered', (turn) => `/vehicle/${idOf(turn)}?v=${turn}`),
    get('page, kept', (turn) => `/vehicle/${idOf(turn)}`),
    get('profile, rendered', (turn) => `/sharma-motors?v=${turn}`),
    get('profile, searched', () => '/sharma-motors?search=swift'),
    get('own listings', () => '/api/vehicles', { cookie }),
    get('lead list', () => '/api/leads', { cookie }),
    post('view', '/api/views', 200, () => ({})),
    post('offer', '/api/leads', 201, (turn) => ({
      buyerName: 'Asha Rao',
      buyerMobile: `${9_000_000_000 + Math.floor(Math.random() * 900_000_000)}`,
      offerPrice: 300_000 + turn,
    })),
  ];
  return { routes, page: `/vehicle/${idOf(0)}` };
}
