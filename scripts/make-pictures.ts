import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Browser, type BrowserContext, type Cookie, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { DEMO_PASSWORD } from '../worker/dev/demo-accounts.ts';
import { prepare, serve, stop } from './lib/app.ts';
import { findBrowser } from './lib/browser.ts';
import { DESKTOP, LANDING, PICTURES, type Picture } from './lib/pictures.ts';
import { main, ROOT } from './lib/run.ts';

/**
 * Takes the pictures of the README and of the landing page from the demo: `npx tsx scripts/make-pictures.ts`.
 */
const PLACE = { buildDir: '.cache/pictures/build', stateDir: join(ROOT, '.cache/pictures/state') };

/** Replaces the demo's own address, which would look odd in print. */
const nameHost = (page: Page) =>
  page.evaluate((host) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      node.textContent = node.textContent?.replaceAll(host, 'chaabi.example') ?? '';
    }
    for (const input of document.querySelectorAll('input')) {
      if (input.value.includes(host)) input.value = input.value.replaceAll(host, 'chaabi.example');
    }
  }, new URL(page.url()).host);

/** Changes the language of what is open, from another tab, so that it stays as it is; not for the account. */
async function showHindi(context: BrowserContext) {
  await context.route('**/api/account/language', (route) => route.fulfill({ json: { message: '' } }));
  const menu = await context.newPage();
  await menu.goto('/dashboard/contacts');
  await menu.getByRole('button', { name: 'Your account' }).click();
  await menu.getByRole('menuitem', { name: 'हिन्दी' }).click();
  await menu.locator('html[lang=hi]').waitFor();
  await menu.close();
}

interface Site {
  origin: string;
  /** The demo dealer's session: log-ins are limited. */
  dealer: Cookie[];
}

async function signIn(browser: Browser, origin: string): Promise<Cookie[]> {
  const context = await browser.newContext({ baseURL: origin });
  const data = { email: 'pro@demo.test', password: DEMO_PASSWORD };
  await context.request.post('/api/auth/login', { data, headers: { origin } });
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

/** Both languages of a picture that has them. */
const inEachLanguage = (picture: Picture): Picture[] =>
  picture.file.startsWith(LANDING)
    ? [picture, { ...picture, file: `${picture.file}-hi`, isInHindi: true }]
    : [picture];

/** Waits until every picture in view has loaded. */
const pictures = () =>
  [...document.images]
    .filter((image) => image.getBoundingClientRect().top < window.innerHeight && image.offsetParent)
    .every(({ complete, naturalWidth }) => complete && naturalWidth > 0);

async function take(
  browser: Browser,
  { origin, dealer }: Site,
  { file, size, path, isDealer, isInHindi, part, act }: Picture,
) {
  const { width, height, scale } = size;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    deviceScaleFactor: scale,
    // Without the room that a desktop keeps for its scroll bar.
    ...(size !== DESKTOP && { isMobile: true, hasTouch: true }),
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  });
  if (isDealer) await context.addCookies(dealer);
  const page = await context.newPage();
  await page.goto(isInHindi && !isDealer ? `${path}?lang=hi` : path);
  await page.waitForLoadState('networkidle');
  await act?.(page);
  if (isInHindi && isDealer) {
    await showHindi(context);
    // Only its heading is a sign that the words have come.
    await page
      .locator('main h1')
      .getByText(/[\u0900-\u097f]/)
      .waitFor();
    await page.waitForLoadState('networkidle');
  }
  await page.waitForFunction(pictures);
  await nameHost(page);
  const clip = await part?.(page).evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    const height = (window.innerWidth * 2) / 3;
    return { x: 0, y: Math.min(Math.max(top - 16, 0), window.innerHeight - height), height };
  });
  const shot = await page.screenshot(clip ? { clip: { ...clip, width } } : {});
  const target = join(ROOT, `${file}.webp`);
  await mkdir(dirname(target), { recursive: true });
  const pixels = { width: Math.round(width * scale), height: Math.round((clip?.height ?? height) * scale) };
  await sharp(shot)
    .resize({ ...pixels, fit: 'fill' })
    .webp({ quality: 80 })
    .toFile(target);
  await context.close();
}

/** The preview card as messengers show it. */
async function takeCard(browser: Browser, origin: string, vehicle: string, language: string) {
  const page = await browser.newPage({ baseURL: origin });
  await page.goto(`${vehicle}?lang=${language}`);
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  const { pathname, search } = new URL(address ?? '');
  const card = await page.request.get(pathname + search);
  await sharp(await card.body())
    .resize(700, 368)
    .webp({ quality: 80 })
    .toFile(join(ROOT, LANDING, language === 'en' ? 'card.webp' : `card-${language}.webp`));
  await page.close();
}

async function exampleOf(browser: Browser, origin: string) {
  const page = await browser.newPage({ baseURL: origin });
  await page.goto('/');
  await page.getByRole('link', { name: 'Open a live example' }).click();
  await page.waitForURL(/\/vehicle\//);
  const { pathname } = new URL(page.url());
  await page.close();
  return pathname;
}

await main(async () => {
  await prepare(PLACE);
  const { child, origin } = await serve(PLACE);
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox'],
  });
  try {
    const vehicle = await exampleOf(browser, origin);
    const site = { origin, dealer: await signIn(browser, origin) };
    for (const picture of PICTURES(vehicle).flatMap(inEachLanguage)) await take(browser, site, picture);
    for (const language of ['en', 'hi']) await takeCard(browser, origin, vehicle, language);
  } finally {
    await browser.close();
    await stop(child);
  }
});
