import type { Browser, Page } from '@playwright/test';
import { isProof, type Story, writeEverywhere, written } from './support/hostile-story.ts';
import { CALL, CANARY, MARK, PAYLOADS, takeTurns } from './support/payloads.ts';
import { type Signs, watchFor } from './support/signs.ts';
import { expect, test } from './support/test.ts';

const any = takeTurns(200);

/** A page, and what to do there before it is checked. Payloads must be readable there, unless `empty`. */
interface Visit {
  path: string;
  empty?: boolean;
  act?: (page: Page) => Promise<unknown>;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const inAddress = (before: string): Visit => ({ path: before + encodeURIComponent(any()), empty: true });

/** Sends a page's form as a browser without scripts does; the response contains the typed values. */
async function sendForm(page: Page) {
  const values = { buyerName: any(), buyerMobile: any(), offerPrice: any(), message: any() };
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate((typed) => {
      const form = document.querySelector<HTMLFormElement>('#offer form');
      for (const [name, value] of Object.entries(typed)) {
        const field = form?.elements.namedItem(name);
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value;
      }
      form?.submit();
    }, values),
  ]);
}

const VISITS: Record<'visitor' | 'seller' | 'reseller' | 'admin', (story: Story) => Visit[]> = {
  visitor: ({ vehicles: [first, ...others], page, username, withdrawPath }) => [
    ...[first, ...others].map((id) => ({ path: `/vehicle/${id}` })),
    { path: `/republished/${page}` },
    { path: `/${username}` },
    { path: `/vehicle/${first}?src=a`, act: sendForm },
    { path: `/republished/${page}?src=a`, act: sendForm },
    { path: withdrawPath },
    { path: '/dev/outbox', empty: true },
    inAddress(`/${username}?search=`),
    inAddress('/vehicle/'),
    inAddress('/republished/'),
    inAddress('/q/'),
    inAddress('/'),
    inAddress('/login?returnUrl='),
    inAddress('/auth/callback?error='),
    inAddress('/auth?error='),
    inAddress('/no/such/'),
    { path: '/login?returnUrl=javascript:__ran(1)', empty: true },
    { path: '/vehicle/x#<img src=x onerror=__ran(1)>', empty: true },
  ],
  seller: ({ vehicles, leads, payment, username }) => [
    { path: '/dashboard' },
    { path: '/dashboard', act: press(/^Notifications/) },
    { path: '/dashboard/listings' },
    { path: '/dashboard/listings', act: openMenuItem('Edit') },
    { path: '/dashboard/listings', act: openMenuItem('Republishing') },
    { path: '/dashboard/leads' },
    ...leads.slice(0, 4).map(({ id }) => ({ path: `/dashboard/leads?lead=${id}` })),
    { path: '/dashboard/contacts' },
    { path: '/dashboard/settings' },
    { path: '/dashboard/profile' },
    { path: '/dashboard/profile?section=settings' },
    { path: '/dashboard/profile?section=share', empty: true },
    { path: `/vehicle/${vehicles[0]}` },
    { path: `/${username}` },
    { path: `/subscription/invoice/${payment}` },
    inAddress('/dashboard?tab='),
    inAddress('/dashboard/listings?find='),
    inAddress('/dashboard/leads?lead='),
  ],
  reseller: ({ vehicles: [first], page }) => [
    { path: `/vehicle/${first}` },
    { path: `/republished/${page}` },
    { path: '/dashboard/republished' },
    { path: '/dashboard/leads' },
  ],
  admin: ({ sellerId, resellerId }) => [
    { path: '/admin' },
    { path: '/admin/upgrade-requests' },
    { path: '/admin/upgrade-requests', act: press(/^Open the request/) },
    { path: '/admin/analytics' },
    { path: `/admin/analytics?user=${sellerId}` },
    { path: `/admin/analytics?user=${resellerId}` },
    { path: `/admin/plan-management?planFor=${sellerId}` },
    { path: '/admin/activity' },
    inAddress('/admin/analytics?user='),
  ],
};

function openMenuItem(name: string) {
  return async (page: Page) => {
    // Not the first one, which is sold and allows neither.
    await page
      .getByRole('button', { name: /^More actions for/ })
      .nth(1)
      .click();
    await page.getByRole('menuitem', { name }).click();
  };
}

/** How a payload reports its number. */
const NUMBERED = `(?:${CALL}\\(|${MARK}=|${new URL(CANARY).host}/)(\\d+)`;

/** The payloads that are readable on a page, in its text or its fields. */
function readable(pattern: string): number[] {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
    ({ value }) => value,
  );
  const text = [document.body.innerText, ...fields].join('\n');
  return [...text.matchAll(new RegExp(pattern, 'g'))].map(([, number]) => Number(number));
}

const shown = new Set<number>();

async function visit(page: Page, signs: Signs, { path, act, empty }: Visit) {
  await page.goto(path);
  await act?.(page).catch((error) => signs.seen.push(`${path} could not be used: ${error}`));
  if (empty) await page.waitForLoadState('networkidle');
  const isThere = async () => {
    const numbers = await page.evaluate(readable, NUMBERED);
    for (const number of numbers) shown.add(number);
    return empty || numbers.length > 0;
  };
  await expect
    .poll(isThere)
    .toBe(true)
    .catch(() => signs.seen.push(`nothing was to be read on ${path}`));
  await signs.look(page);
}

/**
 * The signs a page would show if it treated payloads as markup; otherwise seeing none would prove nothing.
 */
async function signsOfCarelessness(browser: Browser, baseURL: string | undefined): Promise<number> {
  const context = await browser.newContext({ baseURL, bypassCSP: true });
  const signs = await watchFor(context);
  const page = await context.newPage();
  await page.goto('/health');
  await page.evaluate(
    (payloads) => {
      for (const payload of payloads) document.body.insertAdjacentHTML('beforeend', `<div>${payload}</div>`);
    },
    PAYLOADS.filter((payload) => !/refresh/i.test(payload)),
  );
  await signs.look(page);
  await context.close();
  return new Set(signs.seen.map((sign) => /\d+/.exec(sign)?.[0])).size;
}

/** The types of a seller's files, which browsers must treat as declared. */
async function typesOf({ request }: Page, vehicleId: string | undefined) {
  const page = await (await request.get(`/vehicle/${vehicleId}`)).text();
  const card = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? '';
  const files = await Promise.all([request.get('/api/leads/export'), request.get(card)]);
  return files.map((file) => [file.headers()['content-type'], file.headers()['x-content-type-options']]);
}

type Cookies = Parameters<Awaited<ReturnType<Browser['newContext']>>['addCookies']>[0];

test('two hundred and fifty script payloads stay text on every page', { tag: '@long' }, async ({
  page: seller,
  browser,
  baseURL,
  sessionOf,
  makePro,
  playwright,
}) => {
  test.setTimeout(isProof ? 900_000 : 180_000);
  const reseller = await browser.newPage({ baseURL });
  const admin = await sessionOf('admin');
  const storageState = { cookies: admin, origins: [] };
  const request = await playwright.request.newContext({ baseURL, storageState });
  const story = await writeEverywhere(
    { seller, reseller },
    { request, origin: new URL(baseURL ?? '').origin },
    makePro,
  );
  const cookies: Record<keyof typeof VISITS, Cookies> = {
    visitor: [],
    seller: await seller.context().cookies(),
    reseller: await reseller.context().cookies(),
    admin,
  };

  const found: string[] = [];
  let visits = 0;
  // Without the policy, so that anything that can run does; the longer run repeats it with the policy, whose
  // refusals also count.
  for (const bypassCSP of isProof ? [true, false] : [true]) {
    const walk = async (person: keyof typeof VISITS) => {
      const context = await browser.newContext({ baseURL, bypassCSP });
      await context.addCookies(cookies[person]);
      const signs = await watchFor(context);
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      for (const one of VISITS[person](story)) {
        await visit(page, signs, one);
        visits++;
      }
      found.push(...signs.seen.map((sign) => `${person}${bypassCSP ? ', no policy' : ''}: ${sign}`));
      await context.close();
    };
    await Promise.all([walk('visitor'), walk('seller').then(() => walk('reseller')), walk('admin')]);
  }
  expect(await signsOfCarelessness(browser, baseURL)).toBeGreaterThan(40);
  expect(await typesOf(seller, story.vehicles[0])).toEqual([
    ['text/csv; charset=utf-8', 'nosniff'],
    ['image/jpeg', 'nosniff'],
  ]);
  await reseller.close();
  await request.dispose();
  console.log(
    [
      'Script payloads',
      `payloads ${PAYLOADS.length}`,
      `read as text ${shown.size}`,
      `fields ${written.fields.size}`,
    ]
      .concat([`refused values ${written.refused}`, `pages ${visits}`, `ran ${found.length}`])
      .join('\n  '),
  );
  expect(found).toEqual([]);
});
