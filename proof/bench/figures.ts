import { gzipSync } from 'node:zlib';
import type { V4WorkerOptions } from 'miniflare';
import { build, type Rollup } from 'vite';
import { prepare } from '../../scripts/lib/app.ts';
import { printTable } from '../../scripts/lib/figures.ts';
import { main } from '../../scripts/lib/run.ts';
import { DIRECT, withWorkers } from '../../scripts/lib/workers.ts';
import { LIMITS } from '../../scripts/limits.ts';
import { appRoutes, compareRoutes, measureThroughput, PLACE, postJson, type Routes } from './requests.ts';
import { stockVehicles } from './stock.ts';

/** Routes of the built Worker next to minimal equivalents, in one workerd. */
const VEHICLES = 1_000;
/** As large as a vehicle's compressed page, and with non-Latin letters, which take longer. */
const BARE_PAGE = `<!doctype html><title>Bare</title><p>${'A page of words, for ₹4,75,000. '.repeat(335)}</p>`;

async function bareWorker(): Promise<V4WorkerOptions> {
  const options = { ssr: `${import.meta.dirname}/bare.ts`, write: false };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: options,
  });
  const [entry] = (built as Rollup.RollupOutput).output;
  return {
    name: 'bare',
    modules: [{ type: 'ESModule', path: 'bare.mjs', contents: entry.code }],
    compatibilityDate: '2026-10-01',
    bindings: { HTML: BARE_PAGE },
    d1Databases: { DB: 'bare' },
    unsafeDirectSockets: DIRECT,
  };
}

/** Routes compared with a minimal one. */
const COMPARED = [
  { one: 'page, rendered', other: 'bare read', limit: LIMITS.renderedPageRatio },
  { one: 'page, kept', other: 'bare page', limit: LIMITS.cachedPageRatio },
  { one: 'offer', other: 'bare insert', limit: LIMITS.offerRatio },
];

const bareRoutes = (origin: string): Routes => ({
  'bare read': () => ({ origin, path: '/read' }),
  'bare page': () => ({ origin, path: '/html' }),
  'bare insert': (turn) => postJson(origin, '/insert', { buyerName: 'Asha Rao', offerPrice: turn }),
});

await main(async () => {
  await prepare(PLACE);
  const beside = [await bareWorker()];
  await withWorkers({ ...PLACE, beside }, async ({ miniflare, origin, databases }) => {
    const bare = (await miniflare.unsafeGetDirectURL('bare')).origin;
    const db = await miniflare.getD1Database('DB', 'bare');
    await db.exec('create table pages (id integer primary key, body text not null)');
    await db.exec('create table offers (id integer primary key, name text, price real)');
    await db.prepare('insert into pages (id, body) values (1, ?)').bind(BARE_PAGE).run();
    await stockVehicles(databases, VEHICLES, [...databases.shards.keys()]);

    const { routes, page } = await appRoutes(origin);
    const all = { ...bareRoutes(bare), ...routes };
    const order = Object.keys(routes).flatMap((name) => [
      ...COMPARED.flatMap(({ one, other }) => (one === name ? [other] : [])),
      name,
    ]);
    const results = await measureThroughput(`${VEHICLES} vehicles a shard`, all, order);
    compareRoutes(results, COMPARED);
    const html = Buffer.from(await (await fetch(origin + page)).text());
    printTable('A vehicle’s page', [['HTML', `${html.length} B, gzip ${gzipSync(html).length} B`]]);
  });
});
