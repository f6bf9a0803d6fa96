/** Rendered pages at the edge, close to whoever asks: each place of the network has its own. */
export interface PageCache {
  find(key: string): Promise<Response | null>;
  /** The response says itself how long it may be kept. */
  keep(key: string, response: Response): Promise<void>;
  /** Here at once; elsewhere a page lives out its time. */
  drop(keys: string[]): Promise<void>;
}

export const edgePageCache: PageCache = {
  find: async (key) => (await caches.default.match(key)) ?? null,
  keep: (key, response) => caches.default.put(key, response),
  drop: async (keys) => {
    await Promise.all(keys.map((key) => caches.default.delete(key)));
  },
};

/** How a buyer came here is written into the form, and who saves data gets smaller photos: each its own copy. */
const SOURCES = ['', 'qr', 'profile'] as const;

export type PageSource = (typeof SOURCES)[number];
export const isPageSource = (source: string): source is PageSource =>
  SOURCES.some((known) => known === source);

/** The address under which a page is kept. */
export const pageKey = (origin: string, path: string, source: PageSource, saveData: boolean) =>
  `${origin}${path}?src=${source}&save-data=${saveData ? 1 : 0}`;

/** Every copy of a page. */
export const pageKeys = (origin: string, path: string): string[] =>
  SOURCES.flatMap((source) => [true, false].map((saveData) => pageKey(origin, path, source, saveData)));
