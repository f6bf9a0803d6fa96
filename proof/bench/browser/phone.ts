import { once } from 'node:events';
import type { Browser, BrowserContext } from '@playwright/test';

/** In the units of the DevTools protocol: bytes per second and milliseconds. */
const NETWORKS = {
  'slow 4G': { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
  'India 3G': { offline: false, latency: 300, downloadThroughput: 87_500, uploadThroughput: 32_000 },
};
export type Network = keyof typeof NETWORKS;

const CPU_SLOWDOWN = 4;
const PHONE = {
  deviceScaleFactor: 2,
  reducedMotion: 'no-preference',
  userAgent:
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
} as const;

/** A page's own measurements, in milliseconds since it was requested. */
interface Seen {
  /** When the largest picture or text was painted. */
  largest: number;
  /** When the awaited element was on the screen and the next frame painted. */
  usable: number;
  longTasks: { startTime: number; duration: number }[];
  /** From each key to the frame that shows it. */
  keys: number[];
}

declare global {
  var seen: Seen;
}

/** Runs in the page before anything else. */
function observe(selector: string) {
  globalThis.seen = { largest: 0, usable: 0, longTasks: [], keys: [] };
  const on = (type: string, note: (entry: PerformanceEntry) => void) => {
    const options = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options);
  };
  on('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime;
  });
  on('longtask', ({ startTime, duration }) => {
    seen.longTasks.push({ startTime, duration });
  });
  on('event', ({ name, duration }) => {
    if (name === 'keydown') seen.keys.push(duration);
  });
  const look = () => {
    const found = [...document.querySelectorAll(selector)];
    if (!found.some((element) => element.getBoundingClientRect().height)) return requestAnimationFrame(look);
    return setTimeout(() => {
      seen.usable = performance.now();
    });
  };
  requestAnimationFrame(look);
}

/**
 * A page's timings; `script` and `needed` cover what is loaded before it is usable, without photos. Runs in
 * the page.
 */
export function summarise() {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const needed = resources.filter(
    ({ startTime, initiatorType }) => startTime <= seen.usable && initiatorType !== 'img',
  );
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  // Total blocking time: the part of each long task beyond 50 ms, once there is something to touch.
  const blocking = seen.longTasks.filter(({ startTime }) => startTime >= first);
  return {
    first,
    largest: seen.largest,
    usable: seen.usable,
    blocked: sum(blocking.map(({ duration }) => duration - 50)),
    script: sum(needed.map(({ name, encodedBodySize }) => (name.endsWith('.js') ? encodedBodySize : 0))),
    needed: 1 + needed.length,
    bytes: sum([document, ...resources].map((entry) => entry?.transferSize ?? 0)),
    requests: 1 + resources.length,
  };
}

/** A phone with a cold cache, whose pages record when `selector` is on the screen. */
export async function newPhone(browser: Browser, selector: string) {
  const context = await browser.newContext(PHONE);
  await context.addInitScript(observe, selector);
  return context;
}

/** A page on a phone, with a quarter of the processor. */
export async function openSlowPage(context: BrowserContext, network: Network) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORKS[network]);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}

/**
 * Throttles service workers, which have their own network and which Playwright cannot throttle. Returns a
 * function that stops it.
 */
export async function throttleWorkers(network: Network) {
  const version = await fetch(`http://127.0.0.1:${process.env.DEBUG_PORT}/json/version`);
  const { webSocketDebuggerUrl } = (await version.json()) as { webSocketDebuggerUrl: string };
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, 'open');
  let id = 0;
  const send = (method: string, params: object, sessionId?: string) =>
    socket.send(JSON.stringify({ id: ++id, method, params, sessionId }));
  socket.onmessage = ({ data }) => {
    const { method, params } = JSON.parse(`${data}`);
    if (method !== 'Target.attachedToTarget') return;
    send('Network.enable', {}, params.sessionId);
    send('Network.emulateNetworkConditions', NETWORKS[network], params.sessionId);
    // Held back until then, so that its first request is as slow as the others.
    send('Runtime.runIfWaitingForDebugger', {}, params.sessionId);
  };
  const filter = [{ type: 'service_worker' }];
  send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter });
  return () => socket.close();
}
