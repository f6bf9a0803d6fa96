import { beforeEach, expect, it, vi } from 'vitest';
import { DEVICE_CACHES } from '../../schema/common/device-caches';
import type { listenForRequests } from './offline';

const HOUR = 3_600_000;

/** The browser's caches by name, with the text at each address. */
const stored = new Map<string, Map<string, string>>();
const pathOf = (address: Request | string) => (typeof address === 'string' ? address : address.url);

function cacheNamed(name: string) {
  const texts = stored.get(name) ?? new Map<string, string>();
  stored.set(name, texts);
  return {
    match: async (address: Request | string) => {
      const text = texts.get(pathOf(address));
      return text === undefined ? undefined : new Response(text);
    },
    put: async (address: Request | string, response: Response) => {
      texts.set(pathOf(address), await response.text());
    },
  };
}

/** The worker of a build, installed and activated, with what it has fetched. */
async function release(build: string) {
  const fetched: string[] = [];
  vi.stubGlobal('__BUILD_ID__', build);
  vi.stubGlobal('fetch', async (address: Request | string) => {
    const path = pathOf(address);
    fetched.push(path);
    return path.endsWith('.json')
      ? Response.json({ all: ['/assets/shared.js', `/assets/${build}.js`] })
      : new Response(`${path} of ${build}`);
  });
  vi.resetModules();
  const { listenForRequests: listen }: { listenForRequests: typeof listenForRequests } = await import(
    './offline'
  );
  const listeners = new Map<string, (event: unknown) => void>();
  listen({
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
  } as never);
  for (const name of ['install', 'activate']) {
    const waiting: Promise<unknown>[] = [];
    listeners.get(name)?.({ waitUntil: (work: Promise<unknown>) => waiting.push(work) });
    await Promise.all(waiting);
  }
  return fetched;
}

const shells = () => [...stored.keys()].filter((name) => name.startsWith(DEVICE_CACHES.shellPrefix)).sort();
const shellOf = (build: string) => `${DEVICE_CACHES.shellPrefix}${build}`;

beforeEach(() => {
  stored.clear();
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23) });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('caches', {
    open: async (name: string) => cacheNamed(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (address: Request | string) => {
      for (const name of stored.keys()) {
        const found = await cacheNamed(name).match(address);
        if (found) return found;
      }
    },
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

it('each build has a cache of its own, and fetches only what no older one has', async () => {
  await release('first');
  const fetched = await release('second');
  expect(shells()).toEqual([shellOf('first'), shellOf('second')]);
  expect(stored.get(shellOf('second'))?.get('/assets/shared.js')).toBe('/assets/shared.js of first');
  expect(fetched).toContain('/assets/second.js');
  expect(fetched).not.toContain('/assets/shared.js');
});

it('a replaced build stays for a day, for the pages that are still open', async () => {
  await release('first');
  await release('second');
  vi.advanceTimersByTime(24 * HOUR);
  await release('third');
  expect(shells()).toEqual([shellOf('first'), shellOf('second'), shellOf('third')].sort());
  vi.advanceTimersByTime(1);
  await release('fourth');
  expect(shells()).toEqual([shellOf('fourth'), shellOf('second'), shellOf('third')].sort());
});

it('what is no build stays: pictures, and photos that were shared', async () => {
  for (const name of [DEVICE_CACHES.pictures, DEVICE_CACHES.shared]) cacheNamed(name);
  await release('first');
  vi.advanceTimersByTime(25 * HOUR);
  await release('second');
  vi.advanceTimersByTime(25 * HOUR);
  await release('third');
  expect([...stored.keys()].sort()).toEqual(
    [DEVICE_CACHES.pictures, DEVICE_CACHES.shared, shellOf('second'), shellOf('third')].sort(),
  );
});
