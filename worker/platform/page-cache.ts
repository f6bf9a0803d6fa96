import type { Language } from '../../schema/common/languages';
import { systemClock } from './clock';

/** A rendered page: its gzipped HTML, and when it was rendered (epoch ms). */
export interface CachedPage {
  gzip: ArrayBuffer;
  cachedAt: number;
}

/** The form contains how the buyer got here, and Save-Data gets smaller photos, so each has its own copy. */
const SOURCES = ['', 'qr', 'profile'] as const;

type PageSource = (typeof SOURCES)[number];
export const isPageSource = (source: string): source is PageSource =>
  SOURCES.some((known) => known === source);

/** One copy of the page at an address. `url` has no query. */
export interface PageCopy {
  url: string;
  source: PageSource;
  saveData: boolean;
  language: Language;
  /** What a profile is filtered by, in one order: `kind=car&fuel=Diesel`. Empty for other pages. */
  facets: string;
}

/** Rendered pages at the edge: each data centre has its own. */
export interface PageCache {
  /** The copy in this isolate's memory; null if it must be looked up further. */
  peek(copy: PageCopy): CachedPage | null;
  /** `generation` is for `store`: a page whose rendering started before a change is not served after it. */
  find(copy: PageCopy): Promise<{ page: CachedPage | null; generation: string }>;
  /** Stores a page for the generation that `find` returned before it was rendered. */
  store(copy: PageCopy, generation: string, page: CachedPage): Promise<void>;
  /**
   * Invalidates every copy of these addresses: in this data centre at once; elsewhere a page lasts until it
   * expires.
   */
  invalidate(urls: string[]): Promise<void>;
}

/** How soon a change is visible elsewhere in the network. */
export const FRESH_MS = 60_000;
/**
 * A popular link is requested many times a second: a page is served from memory this long, even if it was
 * changed elsewhere.
 */
const MEMORY_MS = 2_000;
/** An isolate has 128 MB, and uploads and codecs need most of it. */
const MEMORY_BYTES = 8_000_000;
/** Roughly what an address takes besides its pages. */
const BYTES_AN_ADDRESS = 500;
const CACHED_AT = 'x-cached-at';
const FIRST_GENERATION = '0';

interface Remembered {
  generation: string;
  until: number;
  bytes: number;
  pages: Map<string, CachedPage>;
}

/** In order of age. */
const memory = new Map<string, Remembered>();
let bytesHeld = 0;

/** How much memory the pages of this isolate take. */
export const pageMemory = (): number => bytesHeld;

function recall(url: string): Remembered | undefined {
  const found = memory.get(url);
  return found && found.until > systemClock.now() ? found : undefined;
}

function release(url: string): void {
  bytesHeld -= memory.get(url)?.bytes ?? 0;
  memory.delete(url);
}

/** Releases what is too old to be served, then the oldest until there is room. */
function makeRoom(): void {
  const now = systemClock.now();
  for (const [url, { until }] of memory) {
    if (until > now && bytesHeld <= MEMORY_BYTES) return;
    release(url);
  }
}

function remember(url: string, generation: string): Remembered {
  release(url);
  const until = systemClock.now() + MEMORY_MS;
  const remembered = { generation, until, bytes: BYTES_AN_ADDRESS, pages: new Map() };
  memory.set(url, remembered);
  bytesHeld += remembered.bytes;
  makeRoom();
  return remembered;
}

/** Stores a page in memory, unless its address has changed since it was rendered. */
function rememberPage(copy: PageCopy, generation: string, page: CachedPage): void {
  const remembered = recall(copy.url) ?? remember(copy.url, generation);
  if (remembered.generation !== generation) return;
  const more = page.gzip.byteLength - (remembered.pages.get(nameOf(copy))?.gzip.byteLength ?? 0);
  remembered.pages.set(nameOf(copy), page);
  remembered.bytes += more;
  bytesHeld += more;
  makeRoom();
}

const nameOf = ({ source, saveData, language, facets }: PageCopy) =>
  `src=${source}&save-data=${saveData ? 1 : 0}&lang=${language}&facets=${encodeURIComponent(facets)}`;

/** Contains the build: another build's page would refer to scripts that no longer exist. */
export const pageKey = (copy: PageCopy, generation: string) =>
  `${copy.url}?${nameOf(copy)}&generation=${generation}&build=${__BUILD_ID__}`;

const generationKey = (url: string) => `${url}?generation`;

/** An address's generation, from memory or the cache. It outlives every page of an older generation. */
async function generationOf(url: string): Promise<string> {
  const known = recall(url)?.generation;
  if (known !== undefined) return known;
  const found = await caches.default.match(generationKey(url));
  return (await found?.text()) ?? FIRST_GENERATION;
}

const publicFor = (ms: number) => ({ 'cache-control': `public, max-age=${ms / 1000}` });

/**
 * The Cache API, with the last two seconds in memory. A page is stored under its address and the address's
 * generation, which each change replaces.
 */
export const edgePageCache: PageCache = {
  peek: (copy) => recall(copy.url)?.pages.get(nameOf(copy)) ?? null,
  find: async (copy) => {
    const generation = await generationOf(copy.url);
    const found = await caches.default.match(pageKey(copy, generation));
    if (!found) return { page: null, generation };
    const page = { gzip: await found.arrayBuffer(), cachedAt: Number(found.headers.get(CACHED_AT)) };
    rememberPage(copy, generation, page);
    return { page, generation };
  },
  store: async (copy, generation, page) => {
    rememberPage(copy, generation, page);
    const headers = { ...publicFor(FRESH_MS), [CACHED_AT]: String(page.cachedAt) };
    await caches.default.put(pageKey(copy, generation), new Response(page.gzip, { headers }));
  },
  invalidate: async (urls) => {
    const generation = crypto.randomUUID();
    for (const url of urls) remember(url, generation);
    const answer = () => new Response(generation, { headers: publicFor(2 * FRESH_MS) });
    await Promise.all(urls.map((url) => caches.default.put(generationKey(url), answer())));
  },
};
