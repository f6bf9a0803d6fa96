import { openSlowPhone } from './slow-phone.mjs';

const PAGE_SIZE = 100;
const SCREENS = 40;
const LISTS = {
  '1,000 vehicles': { tab: 'listings', path: '/api/vehicles', total: 1_000, field: 'Search by vehicle name' },
  '10,000 leads': { tab: 'leads', path: '/api/leads', total: 10_000, field: 'Search leads by buyer' },
};

/** Serves a list of `total` made from the account's own first items, so that only the browser is measured. */
async function lengthen(page, origin, { path, total }, cookie) {
  const own = await (await fetch(`${origin}${path}`, { headers: { cookie } })).json();
  await page.route(
    (url) => url.pathname === path && !url.searchParams.has('unlikely'),
    (route) => {
      const start = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
      const items = Array.from({ length: Math.min(PAGE_SIZE, total - start) }, (_, index) => {
        const item = own[(start + index) % own.length];
        return { ...item, id: `${item.id.slice(0, -6)}${`${start + index}`.padStart(6, '0')}` };
      });
      const next = start + PAGE_SIZE;
      const headers = next < total ? { 'x-next-cursor': `${next}` } : {};
      return route.fulfill({ json: items, headers });
    },
  );
}

/** Runs in the page: each frame while it is scrolled screen by screen, and how long each key waited for its frame. */
async function scrollThrough(screens) {
  const frames = [];
  let before = performance.now();
  for (let screen = 0; screen < screens; screen++) {
    for (let step = 0; step < 4; step++) {
      window.scrollBy(0, window.innerHeight / 4);
      const now = await new Promise(requestAnimationFrame);
      frames.push(now - before);
      before = now;
    }
  }
  return frames;
}

function watchKeys() {
  window.keys = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') window.keys.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

const percentile = (values, part) =>
  Math.round(values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * part)] ?? 0);

/** Long lists on a slow phone: milliseconds from frame to frame while scrolling, and from key to screen, by list. */
export async function measureLongLists({ browser, origin, cookie }) {
  const results = {};
  for (const [name, list] of Object.entries(LISTS)) {
    const { context, page } = await openSlowPhone(browser, 'slow 4G');
    await context.addCookies([{ ...cookie, url: origin }]);
    await lengthen(page, origin, list, `${cookie.name}=${cookie.value}`);
    await page.addInitScript(watchKeys);
    await page.goto(`${origin}/dashboard?tab=${list.tab}`);
    await page.waitForSelector('main a[href^="/vehicle/"]');
    await page.waitForLoadState('networkidle');
    const frames = await page.evaluate(scrollThrough, SCREENS);
    const rows = await page.locator('main a[href^="/vehicle/"]').count();
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByLabel(list.field).pressSequentially('swift', { delay: 200 });
    const keys = await page.evaluate(() => window.keys);
    results[name] = {
      frame: percentile(frames, 0.5),
      slowFrame: percentile(frames, 0.95),
      slowestKey: percentile(keys, 1),
      drawn: rows,
    };
    await context.close();
  }
  return results;
}

export function printLongLists(results) {
  console.log('\nLong lists, a quarter of the processor (a key at most 100 ms)');
  for (const [name, { frame, slowFrame, slowestKey, drawn }] of Object.entries(results)) {
    console.log(
      `  ${name.padEnd(16)}frame ${frame} ms, p95 ${slowFrame} ms; slowest key ${slowestKey} ms${slowestKey > 100 ? ' over' : ''}; ${drawn} rows drawn`,
    );
  }
}
