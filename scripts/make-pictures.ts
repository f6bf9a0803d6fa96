import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { DEMO_PASSWORD } from '../worker/dev/demo-accounts.ts';
import { prepare, serve, stop } from './lib/app.ts';
import { findBrowser } from './lib/browser.ts';
import { main, ROOT } from './lib/run.ts';

/**
 * Takes the pictures of the README and of the landing page from the demo: `npx tsx scripts/make-pictures.ts`.
 */
const PLACE = { buildDir: '.cache/pictures/build', stateDir: join(ROOT, '.cache/pictures/state') };

const README = '.github/screenshots';
const LANDING = 'public/landing';

interface Size {
  width: number;
  height: number;
  /** Pixels of the picture per pixel of the page. */
  scale: number;
}
const PHONE: Size = { width: 390, height: 844, scale: 4 / 3 };
const SHORT_PHONE: Size = { width: 390, height: 760, scale: 1.5 };
/** Four of them side by side on a desktop. */
const CARD: Size = { width: 390, height: 844, scale: 600 / 390 };
const DESKTOP: Size = { width: 1440, height: 900, scale: 1 };

interface Picture {
  file: string;
  size: Size;
  path: string;
  /** Signed in as the demo dealer. */
  isDealer?: boolean;
  /** Only the part around what this finds, as wide as the page and two thirds as high. */
  part?: (page: Page) => Locator;
  /** What to do on the page before the picture is taken. */
  act?: (page: Page) => Promise<unknown>;
}

const typeName = async (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Add New Vehicle' });
  await dialog.getByLabel('Vehicle Name').fill('2019 Honda Activa 6G');
  await dialog.getByLabel('Price').fill('52000');
  await dialog.getByLabel('KMs Driven').fill('18500');
  // Numbers get their commas when their field is left.
  await dialog.getByLabel('KMs Driven').blur();
  await dialog.getByText('Kind', { exact: true }).scrollIntoViewIfNeeded();
};

const openShare = async (page: Page) => {
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  await page.locator('figure img:not(.opacity-0)').waitFor();
};

const openRepublishing = async (page: Page) => {
  await page
    .getByRole('button', { name: /^More actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Republishing' }).click();
  await page.getByRole('dialog').getByRole('radio').first().waitFor();
};

const showPoster = async (page: Page) => {
  await page.getByRole('checkbox').nth(1).check();
  const preview = page.getByRole('img', { name: /^Preview/ });
  await preview.evaluate((poster) => poster.scrollIntoView({ block: 'center' }));
};

/** The gallery's small photos load only on a sign of interest. */
const showThumbnails = (page: Page) =>
  page.locator('[data-gallery]').evaluate((gallery) => {
    for (const strip of gallery.querySelectorAll<HTMLElement>('[data-strip]')) strip.dataset.open = '';
  });

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

const PICTURES = (vehicle: string): Picture[] => [
  { file: `${README}/vehicle`, size: PHONE, path: vehicle, act: showThumbnails },
  { file: `${README}/hindi`, size: PHONE, path: `${vehicle}?lang=hi`, act: showThumbnails },
  { file: `${README}/leads`, size: PHONE, path: '/dashboard/leads', isDealer: true },
  { file: `${README}/poster`, size: PHONE, path: '/dashboard/print', isDealer: true, act: showPoster },
  { file: `${README}/listings`, size: DESKTOP, path: '/dashboard/listings', isDealer: true },
  {
    file: `${LANDING}/add`,
    size: SHORT_PHONE,
    path: '/dashboard/listings?add=vehicle',
    isDealer: true,
    act: typeName,
  },
  {
    file: `${LANDING}/share`,
    size: SHORT_PHONE,
    path: '/dashboard/listings',
    isDealer: true,
    act: openShare,
  },
  { file: `${LANDING}/page`, size: SHORT_PHONE, path: vehicle, act: showThumbnails },
  { file: `${LANDING}/leads`, size: SHORT_PHONE, path: '/dashboard/leads', isDealer: true },
  {
    file: `${LANDING}/facts`,
    size: CARD,
    path: vehicle,
    part: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    file: `${LANDING}/poster`,
    size: CARD,
    path: '/dashboard/print',
    isDealer: true,
    act: showPoster,
    part: (page) => page.getByRole('img', { name: /^Preview/ }),
  },
  {
    file: `${LANDING}/republish`,
    size: CARD,
    path: '/dashboard/listings',
    isDealer: true,
    act: openRepublishing,
    part: (page) => page.getByRole('dialog').getByRole('heading').first(),
  },
  {
    file: `${LANDING}/offer`,
    size: CARD,
    path: '/dashboard/leads',
    isDealer: true,
    part: (page) => page.getByRole('table').getByRole('row').nth(1),
  },
];

/** Waits until every picture in view has loaded. */
const pictures = () =>
  [...document.images]
    .filter((image) => image.getBoundingClientRect().top < window.innerHeight && image.offsetParent)
    .every(({ complete, naturalWidth }) => complete && naturalWidth > 0);

async function take(browser: Browser, origin: string, { file, size, path, isDealer, part, act }: Picture) {
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
  if (isDealer) {
    const data = { email: 'pro@demo.test', password: DEMO_PASSWORD };
    await context.request.post('/api/auth/login', { data, headers: { origin } });
  }
  const page = await context.newPage();
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await act?.(page);
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
async function takeCard(browser: Browser, origin: string, vehicle: string) {
  const page = await browser.newPage({ baseURL: origin });
  await page.goto(vehicle);
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  const card = await page.request.get(new URL(address ?? '').pathname);
  await sharp(await card.body())
    .resize(700, 368)
    .webp({ quality: 80 })
    .toFile(join(ROOT, LANDING, 'card.webp'));
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
    for (const picture of PICTURES(vehicle)) await take(browser, origin, picture);
    await takeCard(browser, origin, vehicle);
  } finally {
    await browser.close();
    await stop(child);
  }
});
