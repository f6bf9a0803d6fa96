import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { median, percentile, printTable } from '../../../scripts/lib/figures.ts';
import { expect, test } from '../support/test.ts';
import { type Network, newPhone, openSlowPage, throttleWorkers } from './phone.ts';

const RUNS = Number(process.env.BENCH_LOADS ?? 3);
const FORM = 'form [type=submit]';
/** A list can be used when a row has its links. */
const ROW = 'main a[href^="/vehicle/"]';

/** What is wanted at most: milliseconds, bytes and requests. */
const DOCUMENT = { shift: 0.01, blocked: 50, bytes: 90_000 };
const FIRST = { shift: 0.05, script: 170_000, needed: 25 };
const SECOND = { first: 800, usable: 1200, shift: 0.05 };
const USABLE = {
  'slow 4G': { list: { usable: 2500 }, signIn: { usable: 1000 } },
  'India 3G': { list: { usable: 4500 }, signIn: { usable: 1500 } },
};

/** What a page took; `script` and `needed` until it could be used, without photos. Runs in the page. */
function summarise() {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const needed = resources.filter(
    ({ startTime, initiatorType }) => startTime <= seen.usable && initiatorType !== 'img',
  );
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  // Total blocking time: what of a long task is beyond 50 ms, once there is something to touch.
  const blocking = seen.longTasks.filter(({ startTime }) => startTime >= first);
  return {
    first,
    largest: seen.largest,
    usable: seen.usable,
    shift: seen.shift,
    blocked: sum(blocking.map(({ duration }) => duration - 50)),
    script: sum(needed.map(({ name, encodedBodySize }) => (name.endsWith('.js') ? encodedBodySize : 0))),
    needed: 1 + needed.length,
    bytes: sum([document, ...resources].map((entry) => entry?.transferSize ?? 0)),
    requests: 1 + resources.length,
  };
}
type Figures = ReturnType<typeof summarise>;

async function visit(context: BrowserContext, network: Network, url: string): Promise<Figures> {
  const page = await openSlowPage(context, network);
  await page.goto(url);
  await expect.poll(() => page.evaluate(() => seen.usable), { timeout: 60_000 }).toBeGreaterThan(0);
  if (url.includes('/dashboard')) {
    // A visit ends when the device has the workspace, and the lists that were on the screen.
    await page.waitForLoadState('networkidle');
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 60_000 })
      .toBe(true);
  }
  await page.waitForTimeout(2500);
  const figures = await page.evaluate(summarise);
  await page.close();
  return figures;
}

function inRow(name: string, visits: Figures[], wanted: Partial<Figures>) {
  const cells = (Object.keys(visits[0] ?? {}) as (keyof Figures)[]).map((figure) => {
    const value = median(visits.map((one) => one[figure]));
    const text = figure === 'shift' ? value.toFixed(3) : `${Math.round(value)}`;
    const most = wanted[figure];
    return most === undefined ? text : `${text} (${most})${value > most ? ' over' : ''}`;
  });
  return [name, ...cells];
}

/** What a buyer's page cannot be faster than: one as large as ours is compressed, with a photo and a form. */
async function serveLimit(photo: Buffer) {
  const style = 'body{font:16px system-ui;margin:0}img{width:100%;aspect-ratio:4/3}form{padding:16px}';
  const words = 'A page of words as long as the page of a vehicle. '.repeat(240);
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Limit</title>
    <style>${style}</style><img src="/photo" width="640" height="480" fetchpriority="high" alt=""><h1>₹4,75,000</h1>
    <form method="post"><input aria-label="Name"><input aria-label="Mobile"><button type="submit">Submit offer</button></form>
    <p>${words}</p></html>`;
  const server = createServer(({ url }, answer) => {
    const isPhoto = url === '/photo';
    answer.setHeader('content-type', isPhoto ? 'image/webp' : 'text/html; charset=utf-8');
    answer.end(isPhoto ? photo : html);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

/** Pages and lists with a cold cache, and lists again with what the first visit left on the device. */
for (const network of ['slow 4G', 'India 3G'] as const) {
  test(`pages on ${network}`, async ({ browser, baseURL, demoVehicles, request, sessionOf }) => {
    test.setTimeout(900_000);
    const stop = await throttleWorkers(network);
    const vehicle = demoVehicles.find(({ status, images }) => status === 'available' && images.length === 4);
    const photo = await (await request.get(vehicle?.images[0] ?? '')).body();
    const limit = await serveLimit(photo);
    const { list, signIn } = USABLE[network];
    const pages: {
      name: string;
      url: string;
      selector: string;
      wanted: Partial<Figures>;
      isList?: boolean;
    }[] = [
      { name: 'limit', url: limit.url, selector: FORM, wanted: {} },
      {
        name: 'vehicle',
        url: `${baseURL}/vehicle/${vehicle?.id}`,
        selector: FORM,
        wanted: { ...DOCUMENT, requests: 5 },
      },
      { name: 'profile', url: `${baseURL}/sharma-motors`, selector: ROW, wanted: DOCUMENT },
      { name: 'sign-in', url: `${baseURL}/login`, selector: FORM, wanted: signIn },
      ...['listings', 'leads'].map((tab) => ({
        name: tab,
        url: `${baseURL}/dashboard?tab=${tab}`,
        selector: ROW,
        wanted: { ...FIRST, ...list },
        isList: true,
      })),
    ];
    const rows: string[][] = [];
    for (const { name, url, selector, wanted, isList = false } of pages) {
      const first: Figures[] = [];
      const second: Figures[] = [];
      for (let run = 0; run < RUNS; run++) {
        const phone = await newPhone(browser, selector);
        if (isList) await phone.addCookies(await sessionOf('pro'));
        first.push(await visit(phone, network, url));
        if (isList) second.push(await visit(phone, network, url));
        await phone.close();
      }
      rows.push(inRow(name, first, wanted));
      if (isList) rows.push(inRow(`${name} again`, second, SECOND));
    }
    stop();
    limit.close();
    const titles = [
      'page',
      'first',
      'largest',
      'usable',
      'shift',
      'blocked',
      'script',
      'needed',
      'bytes',
      'requests',
    ];
    printTable(`Pages on ${network}, 4x slower processor, cold cache (wanted at most)`, [titles, ...rows]);
    expect(rows).toHaveLength(8);
  });
}

const PAGE_SIZE = 100;
const SCREENS = 40;
const KEY_MS = 100;
const LONG_LISTS = [
  {
    name: '1,000 vehicles',
    tab: 'listings',
    path: '/api/vehicles',
    total: 1_000,
    field: 'Search by vehicle name',
  },
  { name: '10,000 leads', tab: 'leads', path: '/api/leads', total: 10_000, field: 'Search leads by buyer' },
];

/** Serves a list of `total` made from the account's own first items, so that only the browser is measured. */
async function lengthen(page: Page, path: string, total: number) {
  const own: { id: string }[] = await (await page.request.get(path)).json();
  await page.route(
    (url) => url.pathname === path && !url.searchParams.has('unlikely'),
    (route) => {
      const start = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
      const json = Array.from({ length: Math.min(PAGE_SIZE, total - start) }, (_, index) => {
        const item = own[(start + index) % own.length];
        return { ...item, id: `${item?.id.slice(0, -6)}${`${start + index}`.padStart(6, '0')}` };
      });
      const next = start + PAGE_SIZE;
      return route.fulfill({ json, headers: next < total ? { 'x-next-cursor': `${next}` } : {} });
    },
  );
}

/** Milliseconds from frame to frame while it is scrolled screen by screen. Runs in the page. */
async function scrollThrough(screens: number) {
  const frames: number[] = [];
  let before = performance.now();
  for (let step = 0; step < 4 * screens; step++) {
    window.scrollBy(0, window.innerHeight / 4);
    const now = await new Promise<number>(requestAnimationFrame);
    frames.push(now - before);
    before = now;
  }
  return frames;
}

test('long lists', async ({ browser, sessionOf }) => {
  test.setTimeout(300_000);
  const rows: string[][] = [];
  for (const { name, tab, path, total, field } of LONG_LISTS) {
    const phone = await newPhone(browser, ROW);
    await phone.addCookies(await sessionOf('pro'));
    const page = await openSlowPage(phone, 'slow 4G');
    await lengthen(page, path, total);
    await page.goto(`/dashboard?tab=${tab}`);
    await page.waitForSelector(ROW);
    await page.waitForLoadState('networkidle');
    const frames = await page.evaluate(scrollThrough, SCREENS);
    const drawn = await page.locator(ROW).count();
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByLabel(field).pressSequentially('swift', { delay: 200 });
    const slowestKey = Math.max(...(await page.evaluate(() => seen.keys)));
    const [frame, slowFrame] = [0.5, 0.95].map((share) => `${Math.round(percentile(frames, share))} ms`);
    const key = `slowest key ${slowestKey} ms${slowestKey > KEY_MS ? ' over' : ''}`;
    rows.push([name, `frame ${frame}`, `p95 ${slowFrame}`, key, `${drawn} rows drawn`]);
    await phone.close();
  }
  printTable(`Long lists, a quarter of the processor (a key at most ${KEY_MS} ms)`, rows);
  expect(rows).toHaveLength(LONG_LISTS.length);
});
