import { globSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler';
import { ROOT } from './run.mjs';

/** A socket of the Worker's own: Miniflare's entry would be what is measured. */
export const DIRECT = [{ host: '127.0.0.1', port: 0 }];

/** The built Worker in Miniflare's format: its modules unchanged, and its files. */
function workerOf(buildDir, furtherShards = []) {
  const config = unstable_readConfig({ config: join(ROOT, buildDir, 'chaabi/wrangler.json') });
  config.d1_databases.push(...furtherShards);
  const { modulesRules, ...options } = unstable_getMiniflareWorkerOptions(config).workerOptions;
  const rootPath = dirname(config.main);
  const entry = basename(config.main);
  const rest = globSync(
    modulesRules.flatMap((rule) => rule.include),
    { cwd: rootPath },
  ).filter((path) => path !== entry);
  const modules = [entry, ...rest].map((path) => ({
    type: path.endsWith('.wasm') ? 'CompiledWasm' : 'ESModule',
    path,
  }));
  const shards = config.d1_databases
    .map(({ binding }) => binding)
    .filter((name) => name.startsWith('SHARD_'));
  return { ...options, name: config.name, rootPath, modules, crons: config.triggers.crons ?? [], shards };
}

const startMiniflare = async (stateDir, options) => {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...options,
      resourcePersistencePath: resolve(ROOT, stateDir, 'v3'),
      telemetry: { enabled: false },
    }),
  );
  await miniflare.ready;
  return miniflare;
};

/** Serves a build as the platform does, files before the Worker. Answers Miniflare, the address and the schedule. */
export async function startSite({ buildDir, stateDir, port }) {
  const { crons, shards: _, ...worker } = workerOf(buildDir);
  const miniflare = await startMiniflare(stateDir, { workers: [worker], host: 'localhost', port });
  return { miniflare, origin: `http://localhost:${port}`, crons };
}

/**
 * Starts a build in workerd behind a separate socket, optionally with others: Miniflare puts two Workers in front of one that
 * has files, and those would be what is measured. `furtherShards`: beyond those of wrangler.toml, as entries of it; `onLine` takes
 * the lines that are printed otherwise. Answers Miniflare, the address, and the databases: `{ directory, shards }`.
 * @param {{ buildDir: any, stateDir: any, beside?: any[], furtherShards?: any[], onLine?: (line: string) => void }} options
 */
export async function startWorkers({ buildDir, stateDir, beside = [], furtherShards = [], onLine }) {
  const { crons: _, shards, assets, serviceBindings, ...worker } = workerOf(buildDir, furtherShards);
  const files = {
    name: 'files',
    modules: true,
    script: 'export default { fetch: (request, env) => env.ASSETS.fetch(request) }',
    compatibilityDate: worker.compatibilityDate,
    assets,
  };
  const direct = {
    ...worker,
    serviceBindings: { ...serviceBindings, ASSETS: 'files' },
    unsafeDirectSockets: DIRECT,
  };
  const handleStructuredLogs = ({ message }) => onLine(message);
  const workers = [direct, files, ...beside];
  const miniflare = await startMiniflare(stateDir, { workers, ...(onLine ? { handleStructuredLogs } : {}) });
  const open = (binding) => miniflare.getD1Database(binding, 'chaabi');
  const databases = { directory: await open('DIRECTORY'), shards: await Promise.all(shards.map(open)) };
  return { miniflare, origin: (await miniflare.unsafeGetDirectURL('chaabi')).origin, databases };
}
