import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler';
import { build, migrate, seed } from './lib/app.mjs';
import { sizes } from './lib/bundle.mjs';
import { main, ROOT } from './lib/run.mjs';

/**
 * Measures the built Worker in workerd through Miniflare, without a development server in between. Worker, database and load
 * share this machine, so the numbers compare one commit with another and promise nothing about the platform.
 */
const BUILD_DIR = '.cache/bench/build';
const STATE_DIR = '.cache/bench/state';
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const CLIENTS = Number(process.env.BENCH_CLIENTS ?? 8);

async function startWorker() {
  const config = unstable_readConfig({ config: join(ROOT, BUILD_DIR, 'chaabi/wrangler.json') });
  const { modulesRules, ...options } = unstable_getMiniflareWorkerOptions(config).workerOptions;
  const rootPath = dirname(config.main);
  const entry = basename(config.main);
  const rest = globSync(
    modulesRules.flatMap((rule) => rule.include),
    { cwd: rootPath },
  ).filter((path) => path !== entry);
  const modules = [entry, ...rest].map((path) => ({ type: 'ESModule', path }));
  const worker = { ...options, name: config.name, rootPath, modules };
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      workers: [worker],
      resourcePersistencePath: join(ROOT, STATE_DIR, 'v3'),
      telemetry: { enabled: false },
    }),
  );
  return { miniflare, origin: (await miniflare.ready).origin };
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const rounded = (value) => Math.round(value * 10) / 10;

/** Asks again and again with several clients at once; an answer that is not `expected` ends the measurement. */
async function measure(name, expected, ask) {
  const times = [];
  const end = performance.now() + SECONDS * 1000;
  let asked = 0;
  const client = async () => {
    while (performance.now() < end) {
      asked += 1;
      const began = performance.now();
      const answer = await ask(asked);
      await answer.arrayBuffer();
      times.push(performance.now() - began);
      if (answer.status !== expected) throw new Error(`${name} answered ${answer.status}`);
    }
  };
  await ask(0).then((answer) => answer.arrayBuffer());
  await Promise.all(Array.from({ length: CLIENTS }, client));
  times.sort((one, other) => one - other);
  const result = {
    p50: rounded(at(times, 0.5)),
    p95: rounded(at(times, 0.95)),
    perSecond: Math.round(times.length / SECONDS),
  };
  console.log(
    `  ${name.padEnd(14)} p50 ${result.p50} ms   p95 ${result.p95} ms   ${result.perSecond} requests/s`,
  );
  return result;
}

async function signIn(origin) {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'pro@demo.test', password: 'drive-the-lane-7' }),
  });
  if (!answer.ok) throw new Error(`the demo account could not sign in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function measureAll(origin) {
  const cookie = await signIn(origin);
  const vehicles = await (await fetch(`${origin}/api/vehicles`, { headers: { cookie } })).json();
  const ids = vehicles.filter(({ status }) => status === 'available').map(({ id }) => id);
  const idOf = (turn) => ids[turn % ids.length];
  const post = (path, body, turn) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      // Another browser each time, or the repeated view would not be counted.
      headers: { origin, 'content-type': 'application/json', 'user-agent': `bench/${turn}` },
      body: JSON.stringify(body),
    });
  const lead = (turn) => ({
    vehicleId: idOf(turn),
    buyerName: 'Asha Rao',
    buyerMobile: `${9_000_000_000 + turn}`,
    offerPrice: 300_000 + turn,
  });
  const page = Buffer.from(await (await fetch(`${origin}/vehicle/${ids[0]}`)).arrayBuffer());
  console.log(`Built Worker in workerd (Miniflare), ${CLIENTS} clients, ${SECONDS} s each`);
  return {
    vehiclePage: await measure('vehicle page', 200, (turn) => fetch(`${origin}/vehicle/${idOf(turn)}`)),
    postView: await measure('POST view', 200, (turn) => post('/api/views', { vehicleId: idOf(turn) }, turn)),
    postLead: await measure('POST lead', 201, (turn) => post('/api/leads', lead(turn), turn)),
    listLeads: await measure('lead list', 200, () => fetch(`${origin}/api/leads`, { headers: { cookie } })),
    html: { raw: page.length, gzip: gzipSync(page).length, brotli: brotliCompressSync(page).length },
  };
}

await main(async () => {
  rmSync(join(ROOT, STATE_DIR), { recursive: true, force: true });
  await Promise.all([
    migrate(STATE_DIR).then(() => seed(STATE_DIR)),
    build(BUILD_DIR, { RATE_SCALE: '1000000' }),
  ]);
  const { miniflare, origin } = await startWorker();
  try {
    const measured = await measureAll(origin);
    const size = await sizes(BUILD_DIR);
    console.log(`  HTML ${measured.html.raw} B, brotli ${measured.html.brotli} B; ${size.text}`);
    const machine = { cpu: cpus()[0]?.model, cores: availableParallelism(), node: process.version };
    const date = new Date().toISOString();
    const file = join('.cache/bench', `${date.replaceAll(':', '-')}.json`);
    mkdirSync(join(ROOT, '.cache/bench'), { recursive: true });
    writeFileSync(join(ROOT, file), JSON.stringify({ date, machine, ...measured, size }, null, 2));
    console.log(`  kept in ${file}`);
  } finally {
    await miniflare.dispose();
  }
});
