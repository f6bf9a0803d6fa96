import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { build } from 'vite';
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler';
import { ROOT } from '../lib/run.mjs';

const DIRECT = [{ host: '127.0.0.1', port: 0 }];

/**
 * The built Worker with its modules as they are, and its files as a service of their own: Miniflare puts two Workers in front of
 * one that has files, and those would be what is measured.
 */
function chaabi(buildDir) {
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

async function bare(texts) {
  const { output } = await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: { ssr: join(ROOT, 'scripts/bench/bare.js'), write: false },
  });
  return {
    name: 'bare',
    modules: [{ type: 'ESModule', path: 'bare.mjs', contents: output[0].code }],
    compatibilityDate: '2026-10-01',
    bindings: texts,
    d1Databases: { DB: 'bare' },
    unsafeDirectSockets: DIRECT,
  };
}

/** A static page as large as ours is compressed, and the smallest page that shows a photo and takes an offer. */
const pages = () => {
  const words = readFileSync(join(ROOT, 'README.md'), 'utf8').replaceAll(/[<>&]/g, ' ');
  const style = 'body{font:16px system-ui;margin:0}img{width:100%;aspect-ratio:4/3}form{padding:16px}';
  const head = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Limit</title><style>${style}</style>`;
  const form =
    '<form method="post" action="/offer"><input name="a" aria-label="Name"><input name="b" aria-label="Mobile"><button type="submit">Submit offer</button></form>';
  return {
    HTML: `${head}<p>${words.slice(0, 12_000)}</p></html>`,
    LIMIT: `${head}<img src="/photo" width="640" height="480" fetchpriority="high" alt=""><h1>₹4,75,000</h1>${form}</html>`,
  };
};

/** Starts both Workers in one workerd. Their own sockets, not Miniflare's entry, which would be what is measured. */
export async function startServers({ buildDir, stateDir, photo }) {
  const texts = { ...pages(), PHOTO: photo.toString('base64') };
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      workers: [...chaabi(buildDir), await bare(texts)],
      resourcePersistencePath: join(ROOT, stateDir, 'v3'),
      telemetry: { enabled: false },
    }),
  );
  await miniflare.ready;
  const urlOf = async (name) => (await miniflare.unsafeGetDirectURL(name)).origin;
  const db = await miniflare.getD1Database('DB', 'bare');
  await db.exec('drop table if exists pages');
  await db.exec('create table pages (id integer primary key, body text not null)');
  await db.exec('create table if not exists offers (id integer primary key, name text, price real)');
  await db.prepare('insert into pages (id, body) values (1, ?)').bind(texts.HTML).run();
  return { miniflare, app: await urlOf('chaabi'), bare: await urlOf('bare') };
}
