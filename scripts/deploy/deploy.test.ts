import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unstable_readConfig } from 'wrangler';
import { cloudflareApi } from './api.ts';
import { deploy } from './deploy.ts';
import { readOptions } from './options.ts';
import { runWrangler } from './run-wrangler.ts';
import { type StandIn, siteOf, startStandIn, TOKEN } from './stand-in/server.ts';
import type { Tools } from './step.ts';
import { readTarget } from './target.ts';

const SECRETS = {
  ADMIN_EMAIL: 'operator@example.test',
  MAIL_API_URL: 'https://mail.example.test/send',
  MAIL_API_KEY: 'key',
  MAIL_FROM: 'Chaabi <no-reply@example.test>',
  MEDIA_PURGE_TOKEN: 'purge',
  ANALYTICS_TOKEN: 'read',
};
const QUEUES = { producers: [{ binding: 'EFFECTS', queue: 'chaabi-effects' }], consumers: [] };

// wrangler takes seconds, and many of them on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder: string;
let buildDir: string;
let standIn: StandIn;
let said: string[];

/** What `vite build` makes, with a Worker of one line. */
async function makeBuild() {
  buildDir = join(folder, 'build');
  await mkdir(join(buildDir, 'chaabi'), { recursive: true });
  await mkdir(join(buildDir, 'client/assets'), { recursive: true });
  await mkdir(join(buildDir, 'migrations'));
  const {
    configPath: _,
    userConfigPath: __,
    ...config
  } = unstable_readConfig({
    config: 'wrangler.toml',
    env: 'production',
  });
  await writeFile(
    join(buildDir, 'chaabi/index.js'),
    'export class LiveHub {}\nexport default { fetch: () => new Response() };\n',
  );
  await writeFile(join(buildDir, 'client/assets/app-1234.js'), 'export {};\n');
  await migrate('0000_first.sql', 'create table cars (id text primary key);\n');
  const built = {
    ...config,
    main: 'index.js',
    no_bundle: true,
    assets: { ...config.assets, directory: '../client' },
    queues: QUEUES,
    d1_databases: config.d1_databases.map((entry: object) => ({ ...entry, migrations_dir: '../migrations' })),
  };
  await writeFile(join(buildDir, 'chaabi/wrangler.json'), JSON.stringify(built));
}

const migrate = (name: string, sql: string) => writeFile(join(buildDir, 'migrations', name), sql);

async function secretsFile(secrets: Record<string, string> = SECRETS) {
  const file = join(folder, 'secrets.json');
  await writeFile(file, JSON.stringify(secrets));
  return file;
}

function tools(worker: string): Tools {
  return {
    api: cloudflareApi({ base: standIn.base, token: TOKEN }, standIn.account),
    wrangler: runWrangler({
      CLOUDFLARE_API_BASE_URL: standIn.base,
      CLOUDFLARE_API_TOKEN: TOKEN,
      CLOUDFLARE_ACCOUNT_ID: standIn.account,
    }),
    site: siteOf(standIn, worker, [...Object.keys(SECRETS), 'SECRET_KEY']),
    now: () => standIn.traffic.now,
    sleep: async (ms) => standIn.traffic.advance(ms),
    ask: null,
    say: (line) => said.push(line),
  };
}

async function release(tag: string, ...args: string[]) {
  const options = readOptions(['--domain', 'example.in', ...args]);
  const target = await readTarget(buildDir, options);
  return deploy(tools(target.worker), options, target, { tag, message: `release ${tag}` });
}

const shares = () => standIn.state.scripts.get('chaabi')?.deployments.map(({ versions }) => versions) ?? [];
const live = () => shares()[0];
/** The given percentages of a version, in the order in which they were given. */
const stepsOf = (version: string | null) =>
  shares()
    .flatMap((versions) => versions.filter(({ version_id: id }) => id === version))
    .map(({ percentage }) => percentage)
    .reverse();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deploy-'));
  said = [];
  await makeBuild();
  standIn = await startStandIn({ zone: 'example.in', worker: 'chaabi', dataset: 'chaabi_requests' });
});

afterEach(async () => {
  standIn.close();
  await rm(folder, { recursive: true });
});

describe('a first deployment', () => {
  it('creates everything in an empty account and releases at once', async () => {
    const version = await release('aaa', '--secrets-file', await secretsFile());
    const { state } = standIn;
    expect([...state.databases.values()].map(({ name, location }) => [name, location])).toEqual([
      ['chaabi', 'apac'],
    ]);
    expect([...state.buckets.keys()]).toEqual(['chaabi-media', 'chaabi-docs']);
    expect(state.buckets.get('chaabi-media')?.domains).toEqual(['media.example.in']);
    expect([...state.namespaces.values()]).toEqual(['chaabi-sessions']);
    expect([...state.queues]).toEqual(['chaabi-effects']);
    expect(state.domains.get('example.in')).toBe('chaabi');
    expect(state.rules.get('zone-of-example.in')).toEqual(['One version for one visitor of example.in']);
    expect(live()).toEqual([{ version_id: version, percentage: 100 }]);
    expect(state.scripts.get('chaabi')?.secrets).toContain('VAPID_PRIVATE_KEY');
    expect(standIn.unknown).toEqual([]);
  });

  it('keeps what leads back from it, before anything is migrated', async () => {
    await release('aaa', '--secrets-file', await secretsFile());
    const [record] = standIn.state.buckets.get('chaabi-docs')?.objects.values() ?? [];
    const bookmarks = { chaabi: expect.stringContaining('00000085-') };
    expect(JSON.parse(record ?? '')).toMatchObject({ tag: 'aaa', live: [], bookmarks });
    const at = (part: string) => standIn.calls.findIndex((call) => call.includes(part));
    expect(at('/objects/releases/')).toBeLessThan(at('/query'));
  });

  it('names all missing secrets before it creates anything', async () => {
    const file = await secretsFile({ MAIL_API_KEY: 'key' });
    await expect(release('aaa', '--secrets-file', file)).rejects.toThrow(
      /MAIL_API_URL[\s\S]*ANALYTICS_TOKEN[\s\S]*MEDIA_PURGE_TOKEN/,
    );
    expect(standIn.state.databases.size).toBe(0);
  });

  it('only says what it would do with --dry-run', async () => {
    await expect(release('aaa', '--dry-run')).resolves.toBeNull();
    expect(said.join('\n')).toMatch(/plan {2}D1 chaabi in apac[\s\S]*plan {2}the site at example\.in/);
    expect(standIn.calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
  });

  it('takes over no address that another Worker has', async () => {
    standIn.state.domains.set('example.in', 'blog');
    await expect(release('aaa', '--secrets-file', await secretsFile())).rejects.toThrow(
      'belongs to the Worker blog',
    );
    expect(standIn.state.databases.size).toBe(0);
  });

  it('builds the second environment beside the first with --staging', async () => {
    await release('aaa', '--staging', '--secrets-file', await secretsFile());
    expect([...standIn.state.scripts.keys()]).toEqual(['chaabi-staging']);
    expect([...standIn.state.buckets.keys()]).toEqual(['chaabi-media-staging', 'chaabi-docs-staging']);
    expect(standIn.state.domains.get('staging.example.in')).toBe('chaabi-staging');
    const written = JSON.parse(await readFile(join(buildDir, 'chaabi/deploy.json'), 'utf8'));
    expect(written.ratelimits[0].namespace_id).toBe('2001');
  });
});

describe('a further deployment', () => {
  beforeEach(async () => {
    await release('aaa', '--secrets-file', await secretsFile());
  });

  it('serves the files of the release before as well, on whatever machine it was built', async () => {
    await rm(join(buildDir, 'client/assets/app-1234.js'));
    await writeFile(join(buildDir, 'client/assets/app-5678.js'), 'export {};\n');
    await release('bbb');
    expect(await readFile(join(buildDir, 'client/assets/app-1234.js'), 'utf8')).toBe('export {};\n');
    standIn.traffic.advance(31 * 86_400_000);
    await rm(join(buildDir, 'client/assets/app-1234.js'));
    await release('ccc');
    await expect(readFile(join(buildDir, 'client/assets/app-1234.js'))).rejects.toThrow('ENOENT');
  });

  it('goes from 0 over 5 and 50 to 100 %, each step watched, and creates nothing again', async () => {
    const began = standIn.traffic.now;
    await migrate('0001_colour.sql', "-- the owner's word\nalter table cars add colour text;\n");
    const version = await release('bbb');
    expect(stepsOf(version)).toEqual([0, 5, 50, 100]);
    // 5 % of 60 requests a minute are too few, so the first step ends by time; the others by count.
    expect(standIn.traffic.now - began).toBeGreaterThanOrEqual(10 * 60_000);
    expect(standIn.traffic.now - began).toBeLessThan(25 * 60_000);
    expect(said.filter((line) => line.startsWith('  do    D1'))).toHaveLength(1);
    expect(standIn.unknown).toEqual([]);
  });

  it.each([
    ['as soon as fifty requests show it', 10_000, 60_000],
    ['after ten minutes of few requests', 100, 15 * 60_000],
  ])('is rolled back when it fails too often, %s', async (_when, requestsPerMinute, longest) => {
    const [old] = live() ?? [];
    const began = standIn.traffic.now;
    standIn.traffic.requestsPerMinute = requestsPerMinute;
    standIn.traffic.failing.set('bbb', 0.03);
    await expect(release('bbb')).rejects.toThrow(
      /Rolled back .* requests failed \([34]\.\d %\), 0\.0 % before/,
    );
    expect(live()).toEqual([{ version_id: old?.version_id, percentage: 100 }]);
    expect(shares().map((versions) => versions.map(({ percentage }) => percentage))).toEqual([
      [100],
      [95, 5],
      [100, 0],
      [100],
    ]);
    expect(standIn.traffic.now - began).toBeLessThan(longest);
  });

  it('stays where the release before failed nearly as often', async () => {
    standIn.traffic.failing.set('aaa', 0.02);
    standIn.traffic.failing.set('bbb', 0.03);
    standIn.traffic.advance(60 * 60_000);
    const version = await release('bbb');
    expect(live()).toEqual([{ version_id: version, percentage: 100 }]);
  });

  it('gets no traffic when it does not answer where it is tried', async () => {
    standIn.state.scripts.get('chaabi')?.secrets.delete('MAIL_API_KEY');
    await expect(
      release('bbb', '--secrets-file', await secretsFile({ ADMIN_EMAIL: 'x@example.test' })),
    ).rejects.toThrow(/MAIL_API_KEY/);
    expect(shares()).toHaveLength(1);
  });

  it('refuses to take away what the live release uses, unless the file says why it may', async () => {
    await migrate('0001_drop.sql', 'alter table cars drop column id;\n');
    await expect(release('bbb')).rejects.toThrow(/0001_drop\.sql drops a column/);
    await migrate(
      '0001_drop.sql',
      '-- contract: nothing reads it since aaa\ncreate unique index x on cars (id);\n',
    );
    await expect(release('bbb')).resolves.toBeTruthy();
  });

  it('releases at once what migrates Durable Objects', async () => {
    const script = standIn.state.scripts.get('chaabi');
    if (script) script.migrationTag = 'v0';
    const file = join(buildDir, 'chaabi/wrangler.json');
    const config = JSON.parse(await readFile(file, 'utf8'));
    config.migrations = [{ tag: 'v0', new_sqlite_classes: ['Old'] }, ...config.migrations];
    await writeFile(file, JSON.stringify(config));
    const version = await release('bbb');
    expect(stepsOf(version)).toEqual([100]);
    expect(script?.migrationTag).toBe('v1');
  });
});

/** Runs a deployment until it comes through, while each kind of call breaks once. Returns the version and what broke. */
async function insist(tag: string, file: string | null) {
  const { kinds } = standIn.broken;
  for (;;) {
    const known = kinds.size;
    const version = await release(tag, ...(file ? ['--secrets-file', file] : [])).catch((error: Error) => {
      expect(error.message).toMatch(/broken off at|Rolled back/);
      expect(kinds.size, error.message).toBeGreaterThan(known);
      return null;
    });
    if (version) return { version, broken: [...kinds].join('\n') };
  }
}

/** The long form (`npm run proof deployment`) also loses the answers of calls that took effect. */
const MODES = process.env.PROOF ? (['before', 'after'] as const) : (['before'] as const);

describe.each(MODES)('a deployment of which each call once fails %s it takes effect', (mode) => {
  it('is continued by the next run', { timeout: 300_000 }, async () => {
    standIn.broken.mode = mode;
    const first = await insist('aaa', await secretsFile());
    for (const call of [
      'POST /d1/database',
      'create table cars',
      'POST /queues',
      'PUT /workers/scripts/chaabi',
    ]) {
      expect(first.broken).toContain(call);
    }
    expect(standIn.state.databases.size).toBe(1);
    expect(live()).toEqual([{ version_id: first.version, percentage: 100 }]);
    const colour = 'alter table cars add colour text;\ncreate index cars_by_colour on cars (colour);\n';
    await migrate('0001_colour.sql', colour);
    standIn.broken.kinds.clear();
    const second = await insist('bbb', null);
    for (const share of [0, 5, 50, 100]) expect(second.broken).toContain(`"percentage":${share}}]`);
    expect(live()).toEqual([{ version_id: second.version, percentage: 100 }]);
  });
});
