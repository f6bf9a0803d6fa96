import { systemClock } from './clock';

/** A rendered page: its HTML compressed by gzip, and when it was rendered (epoch ms). */
export interface KeptPage {
  gzip: ArrayBuffer;
  keptAt: number;
}

/** Rendered pages at the edge: each data centre has its own. */
export interface PageCache {
  /** The copy in this isolate's memory; null to look further. */
  peek(key: string): KeptPage | null;
  find(key: string): Promise<KeptPage | null>;
  /** For as long as `maxAgeSeconds`. */
  keep(key: string, page: KeptPage, maxAgeSeconds: number): Promise<void>;
  /** Here at once; elsewhere a page lives out its time. */
  drop(keys: string[]): Promise<void>;
}

/** A popular link is requested many times a second: a page is served from memory this long, even where a change does not reach. */
const MEMORY_MS = 2_000;
const MEMORY_PAGES = 100;
const KEPT_AT = 'x-kept-at';

const memory = new Map<string, KeptPage & { until: number }>();

function remember(key: string, page: KeptPage): KeptPage {
  if (memory.size >= MEMORY_PAGES) memory.clear();
  memory.set(key, { ...page, until: systemClock.now() + MEMORY_MS });
  return page;
}

/** The Cache API, with the last two seconds in memory. */
export const edgePageCache: PageCache = {
  peek: (key) => {
    const page = memory.get(key);
    return page && page.until > systemClock.now() ? page : null;
  },
  find: async (key) => {
    const found = await caches.default.match(key);
    if (!found) return null;
    return remember(key, {
      gzip: await found.arrayBuffer(),
      keptAt: Number(found.headers.get(KEPT_AT)),
    });
  },
  keep: async (key, page, maxAgeSeconds) => {
    remember(key, page);
    const headers = { 'cache-control': `public, max-age=${maxAgeSeconds}`, [KEPT_AT]: String(page.keptAt) };
    await caches.default.put(key, new Response(page.gzip, { headers }));
  },
  drop: async (keys) => {
    for (const key of keys) memory.delete(key);
    await Promise.all(keys.map((key) => caches.default.delete(key)));
  },
};

/** The form contains the buyer's source, and Save-Data gets smaller photos: each is a separate copy. */
const SOURCES = ['', 'qr', 'profile'] as const;

export type PageSource = (typeof SOURCES)[number];
export const isPageSource = (source: string): source is PageSource =>
  SOURCES.some((known) => known === source);

/** The key of a cached page. Another build's page would point to scripts that are no longer there. */
export const pageKey = (origin: string, path: string, source: PageSource, saveData: boolean) =>
  `${origin}${path}?src=${source}&save-data=${saveData ? 1 : 0}&build=${__BUILD_ID__}`;

/** Every copy of a page. */
export const pageKeys = (origin: string, path: string): string[] =>
  SOURCES.flatMap((source) => [true, false].map((saveData) => pageKey(origin, path, source, saveData)));
