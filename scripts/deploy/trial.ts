import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unstable_readConfig } from 'wrangler';
import { cloudflareApi } from './api.ts';
import { deploy } from './deploy.ts';
import { readOptions } from './options.ts';
import { runWrangler } from './run-wrangler.ts';
import { picturesOf, siteOf, startStandIn, TOKEN } from './stand-in/server.ts';
import type { State } from './stand-in/state.ts';
import { readTarget } from './target.ts';

const SECRETS = {
  ADMIN_EMAIL: 'operator@example.test',
  MAIL_API_URL: 'https://mail.example.test/send',
  MAIL_API_KEY: 'key',
  MAIL_FROM: 'Chaabi <no-reply@example.test>',
  MEDIA_PURGE_TOKEN: 'purge',
  ANALYTICS_TOKEN: 'read',
};

interface Built {
  vars: Record<string, string>;
  migrations: { tag: string; new_sqlite_classes?: string[] }[];
  d1_databases: { binding: string; database_name: string; migrations_dir: string }[];
}

/** What `vite build` makes of wrangler.toml, with a one-line Worker. */
async function makeBuild(buildDir: string) {
  const {
    configPath: _,
    userConfigPath: __,
    ...config
  } = unstable_readConfig({ config: 'wrangler.toml', env: 'production' }, { hideWarnings: true });
  const built = {
    ...config,
    main: 'index.js',
    no_bundle: true,
    assets: { ...config.assets, directory: '../client' },
    d1_databases: config.d1_databases.map((entry: Built['d1_databases'][number]) => ({
      ...entry,
      migrations_dir: `../${entry.migrations_dir}`,
    })),
  };
  const files = {
    'chaabi/index.js':
      'export class LiveHub {}\nexport class Shelf {}\nexport default { fetch: () => new Response() };\n',
    'chaabi/wrangler.json': JSON.stringify(built),
    'client/assets/app-1234.js': 'export {};\n',
    'migrations/directory/0000_first.sql': 'create table people (id text primary key);\n',
    'migrations/shard/0000_first.sql': 'create table cars (id text primary key);\n',
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(buildDir, path, '..'), { recursive: true });
    await writeFile(join(buildDir, path), content);
  }
}

/** A build and an account (empty by default), for tests that deploy the one to the other. */
export async function startTrial(account?: State) {
  const folder = await mkdtemp(join(tmpdir(), 'deploy-'));
  const buildDir = join(folder, 'build');
  await makeBuild(buildDir);
  const standIn = await startStandIn({
    ...{ zone: 'example.in', worker: 'chaabi', dataset: 'chaabi_requests' },
    ...(account ? { state: account } : {}),
  });
  const said: string[] = [];
  /** Called with each line. */
  const listeners: ((line: string) => void)[] = [];
  const clock = {
    now: () => standIn.traffic.now,
    sleep: async (ms: number) => standIn.traffic.advance(ms),
  };
  const api = await cloudflareApi(standIn.base, TOKEN, standIn.account, clock);
  const wrangler = runWrangler(api);
  const shares = () => standIn.state.scripts.get('chaabi')?.deployments.map(({ versions }) => versions) ?? [];

  return {
    standIn,
    said,
    listeners,
    buildDir,
    shares,
    live: () => shares()[0],
    /** The percentages given to a version, in order. */
    stepsOf: (version: string | null) =>
      shares()
        .flatMap((versions) => versions.filter(({ version_id: id }) => id === version))
        .map(({ percentage }) => percentage)
        .reverse(),
    /** Writes a migration, such as `shard/0001_colour.sql`. */
    migrate: (name: string, sql: string) => writeFile(join(buildDir, 'migrations', name), sql),
    /** Changes the build's bindings, as another wrangler.toml would. */
    async rebind(change: (config: Built) => Partial<Built>) {
      const file = join(buildDir, 'chaabi/wrangler.json');
      const config = JSON.parse(await readFile(file, 'utf8')) as Built;
      await writeFile(file, JSON.stringify({ ...config, ...change(config) }));
    },
    async release(tag: string, ...args: string[]) {
      const options = readOptions(['--domain', 'example.in', ...args]);
      const target = await readTarget(buildDir, options);
      const tools = {
        api,
        wrangler,
        site: siteOf(standIn, target.worker, [...Object.keys(SECRETS), 'SECRET_KEY']),
        ...clock,
        picture: picturesOf(standIn, options.mediaHost),
        ask: null,
        say: (line: string) => {
          said.push(line);
          for (const listener of listeners) listener(line);
        },
      };
      return deploy(tools, options, target, { tag, message: `release ${tag}` });
    },
    /** Options that give secrets. */
    async withSecrets(secrets: Record<string, string> = SECRETS) {
      const file = join(folder, 'secrets.json');
      await writeFile(file, JSON.stringify(secrets));
      return ['--secrets-file', file];
    },
    tablesOf(database: string) {
      const found = [...standIn.state.databases.values()].find(({ name }) => name === database);
      const tables =
        "select name from sqlite_master where type = 'table' and name not like 'd1_%' and name not like 'sqlite_%'";
      return found?.db
        .prepare(tables)
        .all()
        .map(({ name }) => name);
    },
    async end() {
      standIn.close();
      await rm(folder, { recursive: true });
    },
  };
}

export type Trial = Awaited<ReturnType<typeof startTrial>>;
