import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from '@playwright/test';
import { judge, median, percentile, printTable, verdict } from '../../../scripts/lib/figures.ts';
import { LIMITS, type Limit } from '../../../scripts/limits.ts';
import { traceShifts } from '../../../web/e2e/support/shifts.ts';
import { expect, test } from '../../../web/e2e/support/test.ts';
import { type Network, newPhone, openSlowPage, summarise, throttleWorkers } from './phone.ts';

const RUNS = Number(process.env.BENCH_LOADS ?? 3);
const FORM = 'form [type=submit]';
/** A list is usable when a row has its links. */
const ROW = 'main a[href^="/vehicle/"]';

const DOCUMENT = { shift: LIMITS.shift, blocked: LIMITS.blockedMs, bytes: LIMITS.firstView };
const FIRST = {
  shift: LIMITS.workspaceShift,
  script: LIMITS.firstVisitScript,
  needed: LIMITS.firstVisitRequests,
};
const SECOND = {
  first: LIMITS.secondVisitPaintMs,
  usable: LIMITS.secondVisitUsableMs,
  shift: LIMITS.workspaceShift,
};
const USABLE = {
  'slow 4G': { list: { usable: LIMITS.listUsableMs4g }, signIn: { usable: LIMITS.signInUsableMs4g } },
  'India 3G': { list: { usable: LIMITS.listUsableMs3g }, signIn: { usable: LIMITS.signInUsableMs3g } },
};

type Figures = ReturnType<typeof summarise> & { shift: number };

async function visit(context: BrowserContext, network: Network, url: string): Promise<Figures> {
  const page = await openSlowPage(context, network);
  const shift = await traceShifts(page, async () => {
    await page.goto(url);
    await expect.poll(() => page.evaluate(() => seen.usable), { timeout: 60_000 }).toBeGreaterThan(0);
    if (url.includes('/dashboard')) {
      // A visit ends when the device has stored the workspace and the lists on the screen.
      await page.waitForLoadState('networkidle');
      await expect
        .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 60_000 })
        .toBe(true);
    }
    await page.waitForTimeout(2500);
  });
  const { first, largest, usable, ...rest } = await page.evaluate(summarise);
  const figures = { first, largest, usable, shift, ...rest };
  await page.close();
  return figures;
}

type Wanted = Partial<Record<keyof Figures, Limit>>;

function inRow(name: string, visits: Figures[], wanted: Wanted) {
  const cells = (Object.keys(visits[0] ?? {}) as (keyof Figures)[]).map((figure) => {
    const value = median(visits.map((one) => one[figure]));
    const digits = figure === 'shift' ? 3 : 0;
    const limit = wanted[figure];
    return limit ? judge(`${name} ${figure}`, value, limit, digits) : value.toFixed(digits);
  });
  return [name, ...cells];
}

/** A lower bound for a buyer's page: one with the same compressed size, with a photo and a form. */
async function serveLimit(photo: Buffer, bytes: number) {
  const style = 'body{font:16px system-ui;margin:0}img{width:100%;aspect-ratio:4/3}form{padding:16px}';
  const sentence = 'A page of words as long as the page of a vehicle. ';
  const pageWith = (
    words: string,
  ) => `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Limit</title>
    <style>${style}</style><img src="/photo" width="640" height="480" fetchpriority="high" alt=""><h1>₹4,75,000</h1>
    <form method="post"><input aria-label="Name"><input aria-label="Mobile"><button type="submit">Submit offer</button></form>
    <p>${words}</p></html>`;
  const html = pageWith(sentence.repeat(bytes).slice(0, bytes - Buffer.byteLength(pageWith(''))));
  const server = createServer(({ url }, answer) => {
    const isPhoto = url === '/photo';
    answer.setHeader('content-type', isPhoto ? 'image/webp' : 'text/html; charset=utf-8');
    answer.end(isPhoto ? photo : html);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

/** Pages and lists with a cold cache, and lists again with what the first visit has left on the device. */
for (const network of ['slow 4G', 'India 3G'] as const) {
  test(`pages on ${network}`, async ({ browser, baseURL, demoVehicles, request, sessionOf }) => {
    test.setTimeout(900_000);
    const stop = await throttleWorkers(network);
    const vehicle = demoVehicles.find(({ status, images }) => status === 'available' && images.length === 4);
    const photo = await (await request.get(vehicle?.images[0] ?? '')).body();
    const document = await request.get(`/vehicle/${vehicle?.id}`, { headers: { accept: 'text/html' } });
    const limit = await serveLimit(photo, gzipSync(await document.body()).length);
    const { list, signIn } = USABLE[network];
    const pages: {
      name: string;
      url: string;
      selector: string;
      wanted: Wanted;
      isList?: boolean;
    }[] = [
      { name: 'limit', url: limit.url, selector: FORM, wanted: {} },
      {
        name: 'vehicle',
        url: `${baseURL}/vehicle/${vehicle?.id}`,
        selector: FORM,
        wanted: { ...DOCUMENT, requests: LIMITS.firstViewRequests },
      },
      { name: 'profile', url: `${baseURL}/sharma-motors`, selector: ROW, wanted: DOCUMENT },
      { name: 'sign-in', url: `${baseURL}/login`, selector: FORM, wanted: signIn },
      ...['listings', 'leads'].map((tab) => ({
        name: tab,
        url: `${baseURL}/dashboard/${tab}`,
        selector: ROW,
        wanted: { ...FIRST, ...list },
        isList: true,
      })),
    ];
    const rows: string[][] = [];
    const medians: Record<string, { first: number; largest: number }> = {};
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
      medians[name] = {
        first: median(first.map((one) => one.first)),
        largest: median(first.map((one) => one.largest)),
      };
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
    const ratio = (paint: 'first' | 'largest') =>
      (medians.vehicle?.[paint] ?? Number.NaN) / (medians.limit?.[paint] ?? Number.NaN);
    const ratios = [
      ['largest paint', judge('largest paint / limit', ratio('largest'), LIMITS.largestPaintRatio, 2)],
      ['first paint', judge('first paint / limit', ratio('first'), LIMITS.firstPaintRatio, 2)],
    ];
    const said = verdict();
    console.log(`\n${said}`);
    printTable(`The vehicle page beside the limit page on ${network}`, ratios);
    printTable(`Pages on ${network}, 4x slower processor, cold cache`, [titles, ...rows]);
    expect(said).toMatch(/^held/);
  });
}

const PAGE_SIZE = 100;
const SCREENS = 40;
const LONG_LISTS = [
  {
    name: '1,000 vehicles',
    tab: 'listings',
    path: '/api/vehicles',
    total: 1_000,
    field: 'Search by name, plate or city',
  },
  { name: '10,000 leads', tab: 'leads', path: '/api/leads', total: 10_000, field: 'Search leads by buyer' },
];

/**
 * Serves a list of `total` items copied from the account's first ones, so that only the browser is measured.
 */
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

/** Milliseconds between frames while the list is scrolled screen by screen. Runs in the page. */
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
    await page.goto(`/dashboard/${tab}`);
    await page.waitForSelector(ROW);
    await page.waitForLoadState('networkidle');
    const frames = await page.evaluate(scrollThrough, SCREENS);
    const drawn = await page.locator(ROW).count();
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByLabel(field).pressSequentially('swift', { delay: 200 });
    const slowestKey = Math.max(...(await page.evaluate(() => seen.keys)));
    const [frame, slowFrame] = [0.5, 0.95].map((share) => `${Math.round(percentile(frames, share))} ms`);
    const key = `slowest key ${judge(`${name} slowest key, ms`, slowestKey, LIMITS.keyMs)}`;
    rows.push([name, `frame ${frame}`, `p95 ${slowFrame}`, key, `${drawn} rows drawn`]);
    await phone.close();
  }
  const said = verdict();
  console.log(`\n${said}`);
  printTable('Long lists, a quarter of the processor', rows);
  expect(said).toMatch(/^held/);
});
