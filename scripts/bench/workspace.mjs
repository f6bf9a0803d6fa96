import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import { startSite } from '../lib/workers.mjs';
import { measureLongLists, printLongLists } from './long-lists.mjs';
import { NETWORKS, openSlowPhone } from './slow-phone.mjs';
import { throttleWorkers } from './worker-throttle.mjs';

const RUNS = Number(process.env.BENCH_LOADS ?? 3);
const LISTS = { listings: '/dashboard?tab=listings', leads: '/dashboard?tab=leads' };

/** What is wanted at most: milliseconds, bytes and requests. */
const LIMITS = {
  'slow 4G': { first: 2500, signIn: 1000 },
  'India 3G': { first: 4500, signIn: 1500 },
  any: { painted: 800, usable: 1200, script: 170_000, requests: 25 },
};

/** Runs in the page, before anything of it does: a list can be used when a row has its links and the frame after that is painted. */
function observe() {
  const seen = { usable: 0, form: 0 };
  window.seen = seen;
  const look = () => {
    if (!seen.usable && document.querySelector('main a[href^="/vehicle/"]')) {
      seen.usable = -1;
      setTimeout(() => {
        seen.usable = performance.now();
      });
    }
    if (!seen.form && document.querySelector('form [type=submit]')?.getBoundingClientRect().height) {
      seen.form = performance.now();
    }
    if (seen.usable <= 0 && !seen.form) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** What a page took until its list could be used; requests without photos. */
const summarise = () =>
  window.performance.getEntriesByType('resource').reduce(
    (sum, { name, initiatorType, startTime, encodedBodySize }) => {
      if (startTime > window.seen.usable || initiatorType === 'img') return sum;
      sum.requests += 1;
      if (/\.js$/.test(name)) sum.script += encodedBodySize;
      return sum;
    },
    {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      usable: window.seen.usable,
      script: 0,
      requests: 1,
    },
  );

async function openList(page, url) {
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.seen?.usable > 0);
  const figures = await page.evaluate(summarise);
  // The service worker's first copies, or what a visit leaves for the next.
  await page.waitForLoadState('networkidle');
  return figures;
}

/** Both visits of one list: with nothing on the device, then with what the first one left there. */
async function visitTwice({ browser, workers, origin, cookie, url, network }) {
  workers.set(network);
  const { context, page } = await openSlowPhone(browser, network);
  await context.addCookies([{ ...cookie, url: origin }]);
  await context.addInitScript(observe);
  const first = await openList(page, origin + url);
  // The first visit ends when the device has the workspace, and the lists that were on the screen.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForTimeout(2000);
  await page.close();
  const again = await openSlowPhone(browser, network, context);
  const second = await openList(again.page, origin + url);
  await context.close();
  return { first, second };
}

async function visitSignIn({ browser, origin, network }) {
  const { context, page } = await openSlowPhone(browser, network);
  await context.addInitScript(observe);
  await page.goto(`${origin}/login`, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.seen?.form > 0);
  const usable = await page.evaluate(() => window.seen.form);
  await context.close();
  return usable;
}

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
const medians = (all) =>
  Object.fromEntries(
    Object.keys(all[0]).map((figure) => [figure, Math.round(median(all.map((one) => one[figure])))]),
  );

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function signIn(origin) {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'pro@demo.test', password: 'drive-the-lane-7' }),
  });
  if (!answer.ok) throw new Error(`the demo account could not sign in: ${answer.status}`);
  const [name, value] = answer.headers.getSetCookie()[0].split(';')[0].split('=');
  return { name, value };
}

/** The seller's lists on a slow phone, by network: first and second visit, and the sign-in page. */
export async function measureWorkspace({ buildDir, stateDir, executablePath }) {
  const { miniflare, origin } = await startSite({ buildDir, stateDir, port: await freePort() });
  const debugPort = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--remote-debugging-port=${debugPort}`],
  });
  const workers = await throttleWorkers(debugPort);
  try {
    const cookie = await signIn(origin);
    const results = {};
    for (const network of Object.keys(NETWORKS)) {
      const lists = {};
      for (const [name, url] of Object.entries(LISTS)) {
        const visits = [];
        for (let run = 0; run < RUNS; run++) {
          visits.push(await visitTwice({ browser, workers, origin, cookie, url, network }));
        }
        lists[name] = {
          first: medians(visits.map(({ first }) => first)),
          second: medians(visits.map(({ second }) => second)),
        };
      }
      const signIns = [];
      for (let run = 0; run < RUNS; run++) signIns.push(await visitSignIn({ browser, origin, network }));
      results[network] = { lists, signIn: Math.round(median(signIns)) };
    }
    return { networks: results, lists: await measureLongLists({ browser, origin, cookie }) };
  } finally {
    workers.close();
    await browser.close();
    await miniflare.dispose();
  }
}

const kb = (bytes) => `${Math.round(bytes / 1000)} KB`;
const against = (is, wanted, text = (value) => `${value} ms`) =>
  `${text(is)} (${text(wanted)})${is > wanted ? ' over' : ''}`.padEnd(26);

export function printWorkspace({ networks, lists: longLists }) {
  const { any } = LIMITS;
  for (const [network, { lists, signIn: usable }] of Object.entries(networks)) {
    console.log(`\nThe workspace on ${network}, a quarter of the processor (wanted at most)`);
    for (const [name, { first, second }] of Object.entries(lists)) {
      console.log(
        `  ${name.padEnd(10)}first   usable ${against(first.usable, LIMITS[network].first)}painted ${`${first.painted} ms`.padEnd(20)}` +
          `script ${against(first.script, any.script, kb)}requests ${against(first.requests, any.requests, String)}`,
      );
      console.log(
        `  ${''.padEnd(10)}second  usable ${against(second.usable, any.usable)}painted ${against(second.painted, any.painted)}`,
      );
    }
    console.log(`  sign-in           usable ${against(usable, LIMITS[network].signIn)}`);
  }
  printLongLists(longLists);
}
