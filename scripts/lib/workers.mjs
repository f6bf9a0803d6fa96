import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler';
import { ROOT } from './run.mjs';

/** A socket of the Worker's own: Miniflare's entry would be what is measured. */
export const DIRECT = [{ host: '127.0.0.1', port: 0 }];

/**
 * The built Worker with its modules as they are, and its files as a service of their own: Miniflare puts two Workers in front of
 * one that has files, and those would be what is measured.
 */
function workersOf(buildDir) {
  const config = unstable_readConfig({ config: join(ROOT, buildDir, 'chaabi/wrangler.json') });
  const { modulesRules, assets, serviceBindings, ...options } =
    unstable_getMiniflareWorkerOptions(config).workerOptions;
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
  const files = {
    name: 'files',
    modules: true,
    script: 'export default { fetch: (request, env) => env.ASSETS.fetch(request) }',
    compatibilityDate: config.compatibility_date,
    assets,
  };
  return [
    {
      ...options,
      name: config.name,
      rootPath,
      modules,
      serviceBindings: { ...serviceBindings, ASSETS: 'files' },
      unsafeDirectSockets: DIRECT,
    },
    files,
  ];
}

/** Starts a build in workerd, with others beside it. Answers Miniflare and the address of our Worker's own socket. */
export async function startWorkers({ buildDir, stateDir, beside = [] }) {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      workers: [...workersOf(buildDir), ...beside],
      resourcePersistencePath: join(ROOT, stateDir, 'v3'),
      telemetry: { enabled: false },
    }),
  );
  await miniflare.ready;
  return { miniflare, origin: (await miniflare.unsafeGetDirectURL('chaabi')).origin };
}
