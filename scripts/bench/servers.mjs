import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../lib/run.mjs';
import { DIRECT, startWorkers } from '../lib/workers.mjs';

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

/** A static page as large as ours is compressed; and the limit: one of that size with a photo and a form, and nothing else to load. */
const pages = () => {
  const words = readFileSync(join(ROOT, 'docs/security/policy.md'), 'utf8')
    .replaceAll(/[<>&]/g, ' ')
    .slice(0, 12_000);
  const style = 'body{font:16px system-ui;margin:0}img{width:100%;aspect-ratio:4/3}form{padding:16px}';
  const head = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Limit</title><style>${style}</style>`;
  const form =
    '<form method="post" action="/offer"><input name="a" aria-label="Name"><input name="b" aria-label="Mobile"><button type="submit">Submit offer</button></form>';
  return {
    HTML: `${head}<p>${words}</p></html>`,
    LIMIT: `${head}<img src="/photo" width="640" height="480" fetchpriority="high" alt=""><h1>₹4,75,000</h1>${form}<p>${words}</p></html>`,
  };
};

/** Starts both Workers in one workerd. */
export async function startServers({ buildDir, stateDir, photo }) {
  const texts = { ...pages(), PHOTO: photo.toString('base64') };
  const { miniflare, origin, databases } = await startWorkers({
    buildDir,
    stateDir,
    beside: [await bare(texts)],
  });
  const db = await miniflare.getD1Database('DB', 'bare');
  await db.exec('drop table if exists pages');
  await db.exec('create table pages (id integer primary key, body text not null)');
  await db.exec('create table if not exists offers (id integer primary key, name text, price real)');
  await db.prepare('insert into pages (id, body) values (1, ?)').bind(texts.HTML).run();
  return { miniflare, databases, app: origin, bare: (await miniflare.unsafeGetDirectURL('bare')).origin };
}
