import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_readConfig } from 'wrangler';
import { build, migrate, seed, serve, stop } from './lib/app.mjs';
import { checksumsOf, exportDatabase, restoreDatabase } from './lib/backup.mjs';
import * as stores from './lib/backup-stores.mjs';
import { main, ROOT } from './lib/run.mjs';

/**
 * The drill of docs/operations/backup.md on the local engine: a system in use is copied, destroyed, put back into a fresh place,
 * compared by checksums, and has to answer as it did. `node scripts/drill.mjs`
 */
const PLACE = '.cache/drill';
const [BEFORE, AFTER, COPY] = ['before', 'after', 'copy'].map((name) => join(ROOT, PLACE, name));
const BUILD_DIR = `${PLACE}/build`;
const BUYER = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36' };

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Runs `work` against the stores of a state: the engine with the bindings of wrangler.toml, and without a Worker. */
async function withStores(stateDir, work) {
  const config = unstable_readConfig({ config: join(ROOT, 'wrangler.toml') });
  const idsOf = (bindings, id) => Object.fromEntries(bindings.map((entry) => [entry.binding, entry[id]]));
  const stores = {
    name: 'stores',
    modules: [{ type: 'ESModule', path: 'nothing.mjs', contents: 'export default {}' }],
    compatibilityDate: config.compatibility_date,
    d1Databases: idsOf(config.d1_databases, 'database_id'),
    r2Buckets: idsOf(config.r2_buckets, 'bucket_name'),
    kvNamespaces: idsOf(config.kv_namespaces, 'id'),
  };
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      workers: [stores],
      resourcePersistencePath: join(stateDir, 'v3'),
      telemetry: { enabled: false },
    }),
  );
  try {
    const env = await miniflare.getBindings('stores');
    const write = (statements) => env.DB.batch(statements.map((sql) => env.DB.prepare(sql)));
    const ask = async (statements) => (await write(statements)).map(({ results }) => results);
    return await work({ ...env, ask, write });
  } finally {
    await miniflare.dispose();
  }
}

async function withServer(stateDir, work) {
  const server = await serve({ port: await freePort(), buildDir: BUILD_DIR, stateDir });
  try {
    return await work(server.origin);
  } finally {
    await stop(server.child);
  }
}

const post = async (origin, path, json, headers = {}) => {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { ...BUYER, origin, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(json),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
};

/** Signs in, opens pages and makes an offer, so that every store has content. */
async function use(origin) {
  const login = { email: 'pro@demo.test', password: 'drive-the-lane-7' };
  const cookie = (await post(origin, '/api/auth/login', login)).headers.get('set-cookie').split(';')[0];
  const vehicles = await (await fetch(`${origin}/api/vehicles`, { headers: { cookie } })).json();
  const vehicle = vehicles.find(({ status }) => status === 'available');
  await post(origin, '/api/views', { vehicleId: vehicle.id });
  const offer = {
    vehicleId: vehicle.id,
    buyerName: 'Drill',
    buyerMobile: '9876500001',
    offerPrice: '300000',
  };
  const { withdrawPath } = await (await post(origin, '/api/leads', offer)).json();
  // What was seen is on its way from the counter to the database for two seconds.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  return { cookie, vehicle, withdrawPath };
}

async function copy(stateDir) {
  await stores.copyObjects(stateDir, COPY);
  return await withStores(stateDir, async ({ ask, MEDIA, DOCS, SESSIONS }) => {
    const copied = {
      database: await exportDatabase(ask),
      media: await stores.exportBucket(MEDIA),
      docs: await stores.exportBucket(DOCS),
      sessions: await stores.exportNamespace(SESSIONS),
    };
    const inText = (_, value) =>
      value?.type === 'Buffer' ? { base64: Buffer.from(value).toString('base64') } : value;
    await writeFile(join(COPY, 'copy.json'), JSON.stringify(copied, inText));
  });
}

async function restore(stateDir) {
  const fromText = (_, value) => (value?.base64 === undefined ? value : Buffer.from(value.base64, 'base64'));
  const copied = JSON.parse(await readFile(join(COPY, 'copy.json'), 'utf8'), fromText);
  await withStores(stateDir, async (to) => {
    await restoreDatabase(to, copied.database);
    await stores.restoreBucket(to.MEDIA, copied.media);
    await stores.restoreBucket(to.DOCS, copied.docs);
    await stores.restoreNamespace(to.SESSIONS, copied.sessions);
  });
  await stores.copyObjects(COPY, stateDir);
}

async function sums(stateDir) {
  const objects = await stores.objectSums(stateDir);
  return await withStores(stateDir, async ({ ask, MEDIA, DOCS, SESSIONS }) => {
    const all = await checksumsOf(ask);
    all.set('R2 media', stores.bucketSum(await stores.exportBucket(MEDIA)));
    all.set('R2 docs', stores.bucketSum(await stores.exportBucket(DOCS)));
    all.set('KV sessions', stores.namespaceSum(await stores.exportNamespace(SESSIONS)));
    all.set('Durable Objects', objects);
    return all;
  });
}

function compare(before, after) {
  let different = 0;
  for (const [name, { items, sum }] of before) {
    const same = after.get(name)?.sum === sum;
    if (!same) different += 1;
    console.log(
      `  ${name.padEnd(24)}${String(items).padStart(6)}  ${sum.slice(0, 12)}  ${same ? 'same' : 'DIFFERENT'}`,
    );
  }
  if (different > 0 || before.size !== after.size) throw new Error(`${different} of ${before.size} differ`);
}

/** The same page, the same person signed in, the same photo, the private link, a view that is not counted twice, new work. */
async function tryOut(origin, { cookie, vehicle, withdrawPath }) {
  const page = await (await fetch(`${origin}/vehicle/${vehicle.id}`, { headers: BUYER })).text();
  const faults = [
    [page.includes(vehicle.name), 'the page does not show its vehicle'],
    [(await fetch(`${origin}/api/auth/user`, { headers: { cookie } })).ok, 'the session is gone'],
    [(await fetch(origin + vehicle.images[0])).ok, 'the photo is gone'],
    [(await fetch(origin + withdrawPath)).ok, 'the private link leads nowhere'],
  ].filter(([holds]) => !holds);
  const { counted } = await (await post(origin, '/api/views', { vehicleId: vehicle.id })).json();
  if (counted) faults.push([false, 'a view was counted twice']);
  await post(origin, '/api/leads', {
    vehicleId: vehicle.id,
    buyerName: 'After',
    buyerMobile: '9876500002',
    offerPrice: '310000',
  });
  if (faults.length > 0) throw new Error(faults.map(([, words]) => words).join(', '));
}

await main(async () => {
  await rm(join(ROOT, PLACE), { recursive: true, force: true });
  await mkdir(COPY, { recursive: true });
  await Promise.all([migrate(BEFORE).then(() => seed(BEFORE)), build(BUILD_DIR, { RATE_SCALE: '1000' })]);
  const used = await withServer(BEFORE, use);
  const before = await sums(BEFORE);

  const start = performance.now();
  await copy(BEFORE);
  const copied = performance.now();
  await rm(BEFORE, { recursive: true });
  await restore(AFTER);
  const restored = performance.now();

  compare(before, await sums(AFTER));
  await withServer(AFTER, (origin) => tryOut(origin, used));
  const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
  console.log(
    `\nCopied in ${seconds(copied - start)}, restored in ${seconds(restored - copied)}: ${before.size} of ${before.size} the same, and it answers.`,
  );
});
