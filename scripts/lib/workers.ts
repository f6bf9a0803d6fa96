import { globSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import {
  convertV4MiniflareOptions,
  Miniflare,
  type V4MiniflareOptions,
  type V4WorkerOptions,
} from 'miniflare';
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler';
import type { SiteDirs } from './app.ts';
import { ROOT } from './run.ts';

/** A socket of the Worker itself; otherwise Miniflare's entry would be measured. */
export const DIRECT = [{ host: '127.0.0.1', port: 0 }];

type BuiltWorker = Partial<V4WorkerOptions> & { modulesRules?: unknown };
type Shard = { binding: string; database_name: string; database_id: string };

/** The built Worker in Miniflare's format, with unchanged modules, its files, schedule and shards. */
function workerOf({ buildDir, settings }: SiteDirs, furtherShards: Shard[] = []) {
  const config = unstable_readConfig({ config: join(ROOT, buildDir, 'chaabi/wrangler.json') });
  config.d1_databases.push(...furtherShards);
  const { modulesRules: _, ...options }: BuiltWorker =
    unstable_getMiniflareWorkerOptions(config).workerOptions;
  const isLocal = config.vars.APP_ENV === 'development';
  const bindings = { ...options.bindings, ...(isLocal ? settings : {}) };
  const rootPath = dirname(`${config.main}`);
  const entry = basename(`${config.main}`);
  const found = globSync('**/*.{js,mjs,wasm}', { cwd: rootPath }).filter((path) => path !== entry);
  const modules = [entry, ...found].map((path) => ({
    type: path.endsWith('.wasm') ? ('CompiledWasm' as const) : ('ESModule' as const),
    path,
  }));
  const names: string[] = config.d1_databases.map(({ binding }: Shard) => binding);
  return {
    worker: { ...options, bindings, name: config.name, rootPath, modules },
    crons: config.triggers.crons ?? [],
    shards: names.filter((name) => name.startsWith('SHARD_')),
  };
}

async function startMiniflare(stateDir: string, options: V4MiniflareOptions) {
  const resourcePersistencePath = resolve(ROOT, stateDir, 'v3');
  const all = { ...options, resourcePersistencePath, telemetry: { enabled: false } };
  const miniflare = new Miniflare(convertV4MiniflareOptions(all));
  return { miniflare, origin: (await miniflare.ready).origin };
}

/**
 * Serves a build as the platform does, files before the Worker. Returns Miniflare, the address and the
 * schedule.
 */
export async function startSite({ port = 0, ...site }: SiteDirs & { port?: number }) {
  const { crons, worker } = workerOf(site);
  return { crons, ...(await startMiniflare(site.stateDir, { workers: [worker], host: 'localhost', port })) };
}

export interface WorkersOptions extends SiteDirs {
  beside?: V4WorkerOptions[];
  /** In addition to those of wrangler.toml, in the format of its entries. */
  furtherShards?: Shard[];
  /** Gets what the Worker prints; without it, log lines are dropped and anything else is printed. */
  onLine?: (line: string) => void;
}

const printFault = (line: string) => {
  if (!line.startsWith('{"log":')) console.error(line);
};

/**
 * Starts a build in workerd behind a separate socket, optionally with other Workers. Miniflare puts two
 * Workers in front of one with files, which would be measured too. Returns Miniflare, the address, and the
 * databases.
 */
export async function startWorkers({
  beside = [],
  furtherShards,
  onLine = printFault,
  ...site
}: WorkersOptions) {
  const { shards, worker } = workerOf(site, furtherShards);
  const { assets, serviceBindings, ...rest } = worker;
  const files = {
    name: 'files',
    modules: true as const,
    script: 'export default { fetch: (request, env) => env.ASSETS.fetch(request) }',
    compatibilityDate: worker.compatibilityDate,
    assets,
  };
  const direct = {
    ...rest,
    serviceBindings: { ...serviceBindings, ASSETS: 'files' },
    unsafeDirectSockets: DIRECT,
  };
  const { miniflare } = await startMiniflare(site.stateDir, {
    workers: [direct, files, ...beside],
    handleStructuredLogs: ({ message }) => onLine(message),
  });
  const open = (binding: string) => miniflare.getD1Database(binding, 'chaabi');
  const databases = { directory: await open('DIRECTORY'), shards: await Promise.all(shards.map(open)) };
  return { miniflare, origin: (await miniflare.unsafeGetDirectURL('chaabi')).origin, databases };
}

export type Workers = Awaited<ReturnType<typeof startWorkers>>;
export type Databases = Workers['databases'];

/** Runs `work` while they run. */
export async function withWorkers<Result>(
  options: WorkersOptions,
  work: (workers: Workers) => Promise<Result>,
) {
  const workers = await startWorkers(options);
  try {
    return await work(workers);
  } finally {
    await workers.miniflare.dispose();
  }
}
