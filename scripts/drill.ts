import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepare, serve, stop } from './lib/app.ts';
import { checksumsOf, type Sum } from './lib/backup.ts';
import { readBackup, writeBackup } from './lib/backup-file.ts';
import { main, ROOT } from './lib/run.ts';
import * as stores from './lib/stores.ts';

/**
 * The drill of docs/operations/backup.md on the local engine: a system in use is copied, destroyed, put back into a fresh place,
 * compared by checksums, and has to answer as it did. `npx tsx scripts/drill.ts`
 */
const PLACE = '.cache/drill';
const BEFORE = join(ROOT, PLACE, 'before');
const AFTER = join(ROOT, PLACE, 'after');
const COPY = join(ROOT, PLACE, 'copy');
const BUILD_DIR = `${PLACE}/build`;
const BUYER = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36' };
/** One in each shard. */
const SELLERS = ['pro@demo.test', 'growth@demo.test'];
const PASSWORD = 'drive-the-lane-7';

async function withServer<Result>(stateDir: string, work: (origin: string) => Promise<Result>) {
  const server = await serve({ buildDir: BUILD_DIR, stateDir });
  try {
    return await work(server.origin);
  } finally {
    await stop(server.child);
  }
}

const post = async (origin: string, path: string, json: unknown, headers: Record<string, string> = {}) => {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { ...BUYER, origin, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(json),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
};

interface Vehicle {
  id: string;
  name: string;
  status: string;
  images: string[];
}

/** Signs in, opens a page and makes an offer, so that every store has content; of a seller in each shard. */
async function use(origin: string, email: string) {
  const login = await post(origin, '/api/auth/login', { email, password: PASSWORD });
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
  const answer = await fetch(`${origin}/api/vehicles`, { headers: { cookie } });
  const vehicle = ((await answer.json()) as Vehicle[]).find(({ status }) => status === 'available');
  if (!vehicle) throw new Error(`${email} has nothing to sell`);
  await post(origin, '/api/views', { vehicleId: vehicle.id });
  const buyer = { buyerName: 'Drill', buyerMobile: '9876500001', offerPrice: '300000' };
  const offer = await post(origin, '/api/leads', { vehicleId: vehicle.id, ...buyer });
  return { cookie, vehicle, withdrawPath: ((await offer.json()) as { withdrawPath: string }).withdrawPath };
}

type Used = Awaited<ReturnType<typeof use>>;

const copyOf = (database: string) => join(COPY, `${database}.sql`);

async function copy(stateDir: string) {
  // Storage of Durable Objects: the files of a stopped engine.
  await cp(join(stateDir, 'v3/do'), join(COPY, 'do'), { recursive: true });
  await stores.withStores(stateDir, async ({ databases, media, docs, sessions }) => {
    for (const { name, ask } of databases) await writeBackup(ask, copyOf(name));
    await stores.copyBucket(media, join(COPY, 'media'));
    await stores.copyBucket(docs, join(COPY, 'docs'));
    await stores.copyNamespace(sessions, join(COPY, 'sessions'));
  });
}

async function restore(stateDir: string) {
  await stores.withStores(stateDir, async ({ databases, media, docs, sessions }) => {
    for (const { name, write } of databases) {
      for await (const batch of readBackup(copyOf(name))) await write(batch);
    }
    await stores.restoreBucket(media, join(COPY, 'media'));
    await stores.restoreBucket(docs, join(COPY, 'docs'));
    await stores.restoreNamespace(sessions, join(COPY, 'sessions'));
  });
  await cp(join(COPY, 'do'), join(stateDir, 'v3/do'), { recursive: true });
}

async function sums(stateDir: string): Promise<Map<string, Sum>> {
  const objects = await stores.objectSum(stateDir);
  return await stores.withStores(stateDir, async ({ databases, media, docs, sessions }) => {
    const all = new Map<string, Sum>();
    for (const { binding, ask } of databases) {
      for (const [name, sum] of await checksumsOf(ask)) all.set(`${binding} ${name}`, sum);
    }
    all.set('R2 media', await stores.bucketSum(media));
    all.set('R2 docs', await stores.bucketSum(docs));
    all.set('KV sessions', await stores.namespaceSum(sessions));
    all.set('Durable Objects', objects);
    return all;
  });
}

function compare(before: Map<string, Sum>, after: Map<string, Sum>) {
  let different = 0;
  for (const [name, { items, sum }] of before) {
    const same = after.get(name)?.sum === sum;
    if (!same) different += 1;
    console.log(
      `  ${name.padEnd(36)}${String(items).padStart(6)}  ${sum.slice(0, 12)}  ${same ? 'same' : 'DIFFERENT'}`,
    );
  }
  if (different > 0 || before.size !== after.size) throw new Error(`${different} of ${before.size} differ`);
}

/** The same page, the same person signed in, the same photo, the private link, a view that is not counted twice, new work. */
async function tryOut(origin: string, { cookie, vehicle, withdrawPath }: Used) {
  const page = await (await fetch(`${origin}/vehicle/${vehicle.id}`, { headers: BUYER })).text();
  const faults: string[] = [];
  const isOk = async (path: string, headers = {}) => (await fetch(origin + path, { headers })).ok;
  if (!page.includes(vehicle.name)) faults.push('the page does not show its vehicle');
  if (!(await isOk('/api/auth/user', { cookie }))) faults.push('the session is gone');
  if (!(await isOk(vehicle.images[0] ?? ''))) faults.push('the photo is gone');
  if (!(await isOk(withdrawPath))) faults.push('the private link leads nowhere');
  const view = await post(origin, '/api/views', { vehicleId: vehicle.id });
  if (((await view.json()) as { counted: boolean }).counted) faults.push('a view was counted twice');
  await post(origin, '/api/leads', {
    vehicleId: vehicle.id,
    buyerName: 'After',
    buyerMobile: '9876500002',
    offerPrice: '310000',
  });
  if (faults.length > 0) throw new Error(faults.join(', '));
}

await main(async () => {
  await rm(join(ROOT, PLACE), { recursive: true, force: true });
  await mkdir(COPY, { recursive: true });
  await prepare({ buildDir: BUILD_DIR, stateDir: BEFORE }, { RATE_SCALE: '1000' });
  const used = await withServer(BEFORE, async (origin) => {
    const all: Used[] = [];
    for (const email of SELLERS) all.push(await use(origin, email));
    // What was seen is on its way from the counters to the databases for two seconds.
    await sleep(3000);
    return all;
  });
  const before = await sums(BEFORE);

  const start = performance.now();
  await copy(BEFORE);
  const copied = performance.now();
  await rm(BEFORE, { recursive: true });
  await restore(AFTER);
  const restored = performance.now();

  compare(before, await sums(AFTER));
  await withServer(AFTER, async (origin) => {
    for (const one of used) await tryOut(origin, one);
  });
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  console.log(
    `\nCopied in ${seconds(copied - start)}, restored in ${seconds(restored - copied)}: ${before.size} of ${before.size} the same, and it answers.`,
  );
});
