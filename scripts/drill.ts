import { globSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepare, serve, stop } from './lib/app.ts';
import { checksumsOf, type Sum } from './lib/backup.ts';
import { writeBackup } from './lib/backup-files.ts';
import { withDatabases } from './lib/databases.ts';
import { main, ROOT, run } from './lib/run.ts';

/**
 * The drill of docs/operations/backup.md on the local engine: a system in use is backed up, destroyed and
 * restored elsewhere; it is compared by checksums, and must respond as before. `npx tsx scripts/drill.ts`
 */
const PLACE = '.cache/drill';
const [BEFORE, AFTER, COPY] = ['before', 'after', 'copy'].map((name) => join(ROOT, PLACE, name)) as [
  string,
  string,
  string,
];
const BUILD_DIR = `${PLACE}/build`;
const BUYER = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36' };
/** One in each shard. */
const SELLERS = ['pro@demo.test', 'growth@demo.test'];
const PASSWORD = 'drive-the-lane-7';

async function withServer(stateDir: string, work: (origin: string) => Promise<void>) {
  const server = await serve({ buildDir: BUILD_DIR, stateDir, settings: { RATE_SCALE: '1000' } });
  await work(server.origin).finally(() => stop(server.child));
}

async function post<Answer>(url: string, json: unknown): Promise<{ answer: Answer; headers: Headers }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...BUYER, origin: new URL(url).origin, 'content-type': 'application/json' },
    body: JSON.stringify(json),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return { answer: (await response.json()) as Answer, headers: response.headers };
}

const offer = (vehicleId: string, buyerName: string, buyerMobile: string) => ({
  vehicleId,
  buyerName,
  buyerMobile,
  offerPrice: '300000',
});

interface Vehicle {
  id: string;
  name: string;
  status: string;
  images: string[];
}

/** Signs in, opens a page and makes an offer, so that every store has content. */
async function use(origin: string, email: string) {
  const { headers } = await post(`${origin}/api/auth/login`, { email, password: PASSWORD });
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  const answer = await fetch(`${origin}/api/vehicles`, { headers: { cookie } });
  const vehicle = ((await answer.json()) as Vehicle[]).find(({ status }) => status === 'available');
  if (!vehicle) throw new Error(`${email} has nothing to sell`);
  await post(`${origin}/api/views`, { vehicleId: vehicle.id });
  const made = await post<{ withdrawPath: string }>(
    `${origin}/api/leads`,
    offer(vehicle.id, 'Drill', '9876500001'),
  );
  return { cookie, vehicle, withdrawPath: made.answer.withdrawPath };
}

type Used = Awaited<ReturnType<typeof use>>;

/** Everything but databases is files here; on the platform they are copied by other means, or not needed. */
const copyFiles = (from: string, to: string) =>
  cp(join(from, 'v3'), join(to, 'v3'), { recursive: true, filter: (path) => !/v3.d1$/.test(path) });

async function copy() {
  await copyFiles(BEFORE, COPY);
  await withDatabases(BEFORE, async (databases) => {
    for (const { name, ask } of databases) await writeBackup(ask, join(COPY, name));
  });
}

async function restore(names: string[]) {
  await copyFiles(COPY, AFTER);
  const local = ['--local', '--persist-to', AFTER];
  for (const name of names) {
    for (const path of globSync(join(COPY, `${name}-*.sql`)).sort()) {
      const file = ['--file', path];
      await run('wrangler', ['d1', 'execute', name, ...local, ...file], { env: { CI: '1' }, quiet: true });
    }
  }
}

async function sums(stateDir: string) {
  const all = new Map<string, Sum>();
  await withDatabases(stateDir, async (databases) => {
    for (const { name: database, ask } of databases)
      for (const [name, sum] of await checksumsOf(ask)) all.set(`${database} ${name}`, sum);
  });
  return all;
}

function compare(before: Map<string, Sum>, after: Map<string, Sum>) {
  const isSame = (name: string) => before.get(name)?.sum === after.get(name)?.sum;
  for (const [name, { items, sum }] of before) {
    const verdict = isSame(name) ? 'same' : 'DIFFERENT';
    console.log(`  ${name.padEnd(46)}${String(items).padStart(6)}  ${sum.slice(0, 12)}  ${verdict}`);
  }
  const different = [...new Set([...before.keys(), ...after.keys()])].filter((name) => !isSame(name));
  if (different.length > 0) throw new Error(`${different.length} of ${before.size} differ`);
}

/**
 * The same page, the same person signed in, the same photo, the private link, a repeated view that is not
 * counted, and new work.
 */
async function tryOut(origin: string, { cookie, vehicle, withdrawPath }: Used) {
  const page = await (await fetch(`${origin}/vehicle/${vehicle.id}`, { headers: BUYER })).text();
  const isOk = async (path: string, headers = {}) => (await fetch(origin + path, { headers })).ok;
  const view = await post<{ counted: boolean }>(`${origin}/api/views`, { vehicleId: vehicle.id });
  await post(`${origin}/api/leads`, offer(vehicle.id, 'After', '9876500002'));
  const held = {
    'the page shows its vehicle': page.includes(vehicle.name),
    'the session is known': await isOk('/api/auth/user', { cookie }),
    'the photo is there': await isOk(vehicle.images[0] ?? ''),
    'the private link leads there': await isOk(withdrawPath),
    'no view is counted twice': !view.answer.counted,
  };
  const fallen = Object.entries(held).flatMap(([name, isHeld]) => (isHeld ? [] : [name]));
  if (fallen.length > 0) throw new Error(`It does not hold: ${fallen.join(', ')}`);
}

await main(async () => {
  await rm(join(ROOT, PLACE), { recursive: true, force: true });
  await mkdir(COPY, { recursive: true });
  await prepare({ buildDir: BUILD_DIR, stateDir: BEFORE });
  const used: Used[] = [];
  await withServer(BEFORE, async (origin) => {
    for (const email of SELLERS) used.push(await use(origin, email));
    // Views take two seconds to get from the counters to the databases.
    await sleep(3000);
  });
  const before = await sums(BEFORE);
  const names = [...new Set([...before.keys()].map((name) => name.split(' ')[0] ?? ''))];

  const began = performance.now();
  await copy();
  const copied = performance.now();
  await rm(BEFORE, { recursive: true });
  await restore(names);
  const restored = performance.now();

  compare(before, await sums(AFTER));
  await withServer(AFTER, async (origin) => {
    for (const one of used) await tryOut(origin, one);
  });
  const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`;
  console.log(
    `\nCopied in ${seconds(began, copied)}, restored in ${seconds(copied, restored)}: ${before.size} of ${before.size} the same, and it answers.`,
  );
});
