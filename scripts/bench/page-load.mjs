import { chromium } from '@playwright/test';
import { NETWORKS, openSlowPhone } from './slow-phone.mjs';

const RUNS = Number(process.env.BENCH_LOADS ?? 3);

/** Runs in the page, before anything of it does. */
function observe() {
  const seen = { largest: 0, shift: 0, form: 0, long: [] };
  window.seen = seen;
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime;
  });
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  on('longtask', ({ startTime, duration }) => {
    seen.long.push({ startTime, duration });
  });
  const look = () => {
    const button = document.querySelector('form [type=submit]');
    if (button?.getBoundingClientRect().height) seen.form = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function load(browser, url, network) {
  const { context, page, session } = await openSlowPhone(browser, network);
  const sizes = new Map();
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, encodedDataLength),
  );
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(2500);
  const { long, ...figures } = await page.evaluate(() => ({
    ...window.seen,
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  // Total blocking time: what of a long task is beyond 50 ms, once there is something to touch.
  const blocked = long
    .filter(({ startTime }) => startTime >= figures.first)
    .reduce((sum, { duration }) => sum + duration - 50, 0);
  await context.close();
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return { ...figures, blocked, bytes, requests: sizes.size };
}

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

/** Loads each page with a cold cache on each network, in turn. Answers medians by network and page. */
export async function measureLoads(pages, executablePath) {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  const results = {};
  try {
    for (const network of Object.keys(NETWORKS)) {
      const runs = new Map(Object.keys(pages).map((page) => [page, []]));
      for (let run = 0; run < RUNS; run++) {
        for (const [page, url] of Object.entries(pages))
          runs.get(page).push(await load(browser, url, network));
      }
      results[network] = Object.fromEntries(
        [...runs].map(([page, all]) => [
          page,
          Object.fromEntries(
            Object.keys(all[0]).map((figure) => {
              const value = median(all.map((result) => result[figure]));
              return [figure, figure === 'shift' ? Math.round(value * 1000) / 1000 : Math.round(value)];
            }),
          ),
        ]),
      );
    }
  } finally {
    await browser.close();
  }
  return results;
}
