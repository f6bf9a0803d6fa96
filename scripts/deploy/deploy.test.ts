import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyOf, type State } from './stand-in/state.ts';
import { startTrial, type Trial } from './trial.ts';

const DATABASES = ['chaabi-directory', 'chaabi-shard-0'];

// Wrangler takes seconds, many of them on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let trial: Trial;
let standIn: Trial['standIn'];
let said: string[];
let buildDir: string;
async function begin(account?: State) {
  trial = await startTrial(account);
  ({ standIn, said, buildDir } = trial);
}

afterEach(() => trial.end());

async function makeFirst() {
  const made = await startTrial();
  const version = await made.release('aaa', ...(await made.withSecrets()));
  await made.end();
  return { made, version, account: copyOf(made.standIn.state) };
}

/** A first deployment, shared because wrangler takes most of the time. */
let first: ReturnType<typeof makeFirst> | undefined;
const deployed = () => {
  first ??= makeFirst();
  return first;
};

describe('a first deployment', () => {
  beforeEach(() => begin());

  it('creates everything in an empty account and releases at once', async () => {
    const { made, version } = await deployed();
    const { state, unknown } = made.standIn;
    expect([...state.databases.values()].map(({ name, location }) => [name, location])).toEqual(
      DATABASES.map((name) => [name, 'apac']),
    );
    const replicated = [...state.databases.values()].filter(({ replication }) => replication === 'auto');
    expect(replicated.map(({ name }) => name)).toEqual(['chaabi-directory']);
    expect(made.tablesOf('chaabi-directory')).toEqual(['people']);
    expect(made.tablesOf('chaabi-shard-0')).toEqual(['cars']);
    expect([...state.buckets.keys()]).toEqual(['chaabi-media', 'chaabi-docs']);
    expect([...(state.buckets.get('chaabi-media')?.domains.keys() ?? [])]).toEqual(['media.example.in']);
    expect([...state.namespaces.values()]).toEqual(['chaabi-sessions']);
    expect([...state.queues]).toEqual([
      ['chaabi-effects', 'chaabi'],
      ['chaabi-jobs', 'chaabi'],
    ]);
    expect(state.domains.get('example.in')).toBe('chaabi');
    const rules = [...state.rules.values()].flat().map(({ description }) => description);
    expect(rules).toEqual([
      'One version for one visitor of example.in',
      'Pictures of media.example.in are cached',
    ]);
    expect([...state.settings]).toEqual([
      ['zone-of-example.in/argo/tiered_caching', 'on'],
      ['zone-of-example.in/cache/tiered_cache_smart_topology_enable', 'on'],
    ]);
    expect(made.live()).toEqual([{ version_id: version, percentage: 100 }]);
    expect(state.scripts.get('chaabi')?.secrets).toContain('VAPID_PRIVATE_KEY');
    expect(unknown).toEqual([]);
  });

  it('stores how to undo it before anything is migrated', async () => {
    const { state, calls } = (await deployed()).made.standIn;
    const [record] = state.buckets.get('chaabi-docs')?.objects.values() ?? [];
    const bookmarks = Object.fromEntries(
      DATABASES.map((name) => [name, expect.stringContaining('00000085-')]),
    );
    expect(JSON.parse(record ?? '')).toMatchObject({ tag: 'aaa', live: [], bookmarks });
    const stored = calls.findIndex((call) => call.includes('/objects/releases/'));
    // One query per database, for pending migrations.
    expect(calls.slice(0, stored).filter((call) => call.endsWith('/query'))).toHaveLength(DATABASES.length);
  });

  it('keeps copies of its hashed files, for pages of other releases, and lets them expire', async () => {
    const { state } = (await deployed()).made.standIn;
    const docs = state.buckets.get('chaabi-docs');
    expect(docs?.objects.get('releases/files/app-1234.js')).toBe('export {};\n');
    expect(docs?.rules).toMatchObject(
      ['releases/files/', 'restore-log/'].map((prefix) => ({ id: prefix, conditions: { prefix } })),
    );
  });

  it('names all missing secrets before it creates anything', async () => {
    const secrets = await trial.withSecrets({ MAIL_API_KEY: 'key' });
    await expect(trial.release('aaa', ...secrets)).rejects.toThrow(
      / {2}MAIL_API_URL is required in production: a provider[\s\S]* {2}ANALYTICS_TOKEN is required[^:]*: a token[\s\S]*MEDIA_PURGE_TOKEN/,
    );
    expect(standIn.state.databases.size).toBe(0);
  });

  it('with --dry-run, only prints the plan', async () => {
    await expect(trial.release('aaa', '--dry-run')).resolves.toBeNull();
    expect(said.join('\n')).toMatch(
      /plan {2}D1 chaabi-directory in apac[\s\S]*plan {2}queue chaabi-effects[\s\S]*plan {2}the site at example\.in/,
    );
    expect(standIn.calls.filter((call) => !call.startsWith('GET'))).toEqual(['POST /analytics_engine/sql']);
  });

  it('does not take over an address of another Worker', async () => {
    standIn.state.domains.set('example.in', 'blog');
    await expect(trial.release('aaa', ...(await trial.withSecrets()))).rejects.toThrow(
      'belongs to the Worker blog',
    );
    expect(standIn.state.databases.size).toBe(0);
  });

  it('with --staging, builds the second environment beside the first', async () => {
    await trial.release('aaa', '--staging', ...(await trial.withSecrets()));
    expect([...standIn.state.scripts.keys()]).toEqual(['chaabi-staging']);
    expect([...standIn.state.buckets.keys()]).toEqual(['chaabi-media-staging', 'chaabi-docs-staging']);
    expect([...standIn.state.queues]).toEqual([
      ['chaabi-effects-staging', 'chaabi-staging'],
      ['chaabi-jobs-staging', 'chaabi-staging'],
    ]);
    expect(standIn.state.domains.get('staging.example.in')).toBe('chaabi-staging');
    const written = JSON.parse(await readFile(join(buildDir, 'chaabi/deploy.json'), 'utf8'));
    expect(written.ratelimits[0].namespace_id).toBe('2001');
    expect(written.analytics_engine_datasets[0].dataset).toBe('chaabi_requests_staging');
  });
});

describe('a further deployment', () => {
  beforeEach(async () => {
    await begin(copyOf((await deployed()).account));
  });

  it('goes from 0 to 5, 50 and 100 %, watches each step, and creates nothing again', async () => {
    const began = standIn.traffic.now;
    await trial.migrate('shard/0001_colour.sql', "-- the owner's word\nalter table cars add colour text;\n");
    const version = await trial.release('bbb');
    expect(trial.stepsOf(version)).toEqual([0, 5, 50, 100]);
    // 5 % of 60 requests a minute are too few, so the first step ends by time; the others by count.
    expect(standIn.traffic.now - began).toBeGreaterThanOrEqual(10 * 60_000);
    expect(standIn.traffic.now - began).toBeLessThan(25 * 60_000);
    expect(said.filter((line) => /^ {2}do {4}(?:D1|read replicas)/.test(line))).toEqual([]);
    expect(standIn.unknown).toEqual([]);
  });

  it.each([
    ['as soon as fifty requests show it', 10_000, 60_000],
    ['after ten minutes of few requests', 100, 15 * 60_000],
  ])('is rolled back if it fails too often, %s', async (_when, requestsPerMinute, longest) => {
    const [old] = trial.live() ?? [];
    const began = standIn.traffic.now;
    standIn.traffic.requestsPerMinute = requestsPerMinute;
    standIn.traffic.failing.set('bbb', 0.03);
    await expect(trial.release('bbb')).rejects.toThrow(
      /Rolled back .* requests failed \([34]\.\d %\), 0\.0 % before/,
    );
    expect(trial.live()).toEqual([{ version_id: old?.version_id, percentage: 100 }]);
    expect(trial.shares().map((versions) => versions.map(({ percentage }) => percentage))).toEqual([
      [100],
      [95, 5],
      [100, 0],
      [100],
    ]);
    expect(standIn.traffic.now - began).toBeLessThan(longest);
  });

  it('stays if the previous release failed nearly as often', async () => {
    standIn.traffic.failing.set('aaa', 0.02);
    standIn.traffic.failing.set('bbb', 0.03);
    standIn.traffic.advance(60 * 60_000);
    const version = await trial.release('bbb');
    expect(trial.live()).toEqual([{ version_id: version, percentage: 100 }]);
  });

  it('gets no traffic if it does not answer in the trial', async () => {
    standIn.state.scripts.get('chaabi')?.secrets.delete('MAIL_API_KEY');
    await expect(
      trial.release('bbb', ...(await trial.withSecrets({ ADMIN_EMAIL: 'x@example.test' }))),
    ).rejects.toThrow(/MAIL_API_KEY/);
    expect(trial.shares()).toHaveLength(1);
  });

  it('refuses to remove what the live release uses, unless the file says why it may', async () => {
    await trial.migrate('shard/0001_drop.sql', 'alter table cars drop column id;\n');
    await expect(trial.release('bbb')).rejects.toThrow(/0001_drop\.sql drops a column/);
    await trial.migrate(
      'shard/0001_drop.sql',
      '-- contract: nothing reads it since aaa\ncreate unique index x on cars (id);\n',
    );
    await expect(trial.release('bbb')).resolves.toBeTruthy();
  });

  it('releases migrations of Durable Objects at once', async () => {
    const script = standIn.state.scripts.get('chaabi');
    if (script) script.migrationTag = 'v0';
    await trial.rebind(({ migrations }) => ({
      migrations: [{ tag: 'v0', new_sqlite_classes: ['Old'] }, ...migrations],
    }));
    const version = await trial.release('bbb');
    expect(trial.stepsOf(version)).toEqual([100]);
    expect(script?.migrationTag).toBe('v1');
  });

  it('with a further shard or a moved bucket is at once: two versions must not look in different shards', async () => {
    const further = {
      binding: 'SHARD_1',
      database_name: 'chaabi-shard-1',
      migrations_dir: '../migrations/shard',
    };
    await trial.rebind(({ d1_databases: known }) => ({ d1_databases: [...known, further] }));
    await trial.migrate('shard/0001_colour.sql', 'alter table cars add colour text;\n');
    expect(trial.stepsOf(await trial.release('bbb'))).toEqual([0, 100]);
    expect(said.filter((line) => /^ {2}do {4}(?:D1|migrations|R2|KV|queue)/.test(line))).toEqual([
      '  do    D1 chaabi-shard-1 in apac',
      '  do    migrations of chaabi-shard-0',
      '  do    migrations of chaabi-shard-1',
    ]);
    expect(trial.tablesOf('chaabi-shard-1')).toEqual(['cars']);
    const { calls, unknown } = standIn;
    const migrated = calls.findLastIndex((call) => call.endsWith('/query'));
    expect(migrated).toBeLessThan(calls.indexOf('POST /workers/scripts/chaabi/versions'));
    expect(unknown).toEqual([]);
    const move = (buckets: string) => trial.rebind(({ vars }) => ({ vars: { ...vars, BUCKETS: buckets } }));
    await move('5:2');
    await expect(trial.release('ccc')).rejects.toThrow('in shard 2, which is not bound');
    await move('5:1');
    expect(trial.stepsOf(await trial.release('ccc'))).toEqual([0, 100]);
    expect(trial.stepsOf(await trial.release('ddd'))).toEqual([0, 5, 50, 100]);
  });
});

/**
 * Repeats a deployment until it succeeds, while each kind of call fails once. Returns the version and what
 * failed.
 */
async function insist(tag: string, ...args: string[]) {
  const { kinds } = standIn.broken;
  for (;;) {
    const known = kinds.size;
    const version = await trial.release(tag, ...args).catch((error: Error) => {
      expect(error.message).toMatch(/broken off at|Rolled back/);
      expect(kinds.size, error.message).toBeGreaterThan(known);
      return null;
    });
    if (version) return { version, broken: [...kinds].join('\n') };
  }
}

const isProof = Boolean(process.env.PROOF);
const CREATING = [
  'create table cars',
  'POST /queues/chaabi-effects/consumers',
  'PUT /workers/scripts/chaabi',
  ...(isProof
    ? ['POST /d1/database', 'create table people', 'POST /queues', 'POST /queues/chaabi-jobs/consumers']
    : []),
];
const RELEASING = (isProof ? [0, 5, 50, 100] : [5, 100]).map((share) => `"percentage":${share}}]`);

/**
 * The long form (`npm run proof deployment`) fails every kind of call, and also loses responses of calls that
 * took effect.
 */
const MODES = isProof ? (['before', 'after'] as const) : (['before'] as const);

describe.each(MODES)('a deployment in which each kind of call fails once, %s its effect', (mode) => {
  it('is continued by the next run', { timeout: 300_000 }, async () => {
    await begin();
    standIn.broken.mode = mode;
    if (!isProof) standIn.broken.only = CREATING;
    const first = await insist('aaa', ...(await trial.withSecrets()));
    for (const call of CREATING) expect(first.broken).toContain(call);
    expect(standIn.state.databases.size).toBe(DATABASES.length);
    expect(trial.tablesOf('chaabi-shard-0')).toEqual(['cars']);
    expect(trial.live()).toEqual([{ version_id: first.version, percentage: 100 }]);
    const colour = 'alter table cars add colour text;\ncreate index cars_by_colour on cars (colour);\n';
    await trial.migrate('shard/0001_colour.sql', colour);
    standIn.broken.kinds.clear();
    if (!isProof) standIn.broken.only = ['add colour', ...RELEASING];
    const second = await insist('bbb');
    for (const call of RELEASING) expect(second.broken).toContain(call);
    expect(trial.live()).toEqual([{ version_id: second.version, percentage: 100 }]);
  });
});
