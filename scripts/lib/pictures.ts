import type { Locator, Page } from '@playwright/test';

export const README = '.github/screenshots';
export const LANDING = 'public/landing';

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
export const DESKTOP: Size = { width: 1440, height: 900, scale: 1 };

export interface Picture {
  file: string;
  size: Size;
  path: string;
  /** Signed in as the demo dealer. */
  isDealer?: boolean;
  /** Only the part around what this finds, as wide as the page and two thirds as high. */
  part?: (page: Page) => Locator;
  /** What to do on the page before the picture is taken. */
  act?: (page: Page) => Promise<unknown>;
  /** Taken with everything in Hindi, for the landing page in Hindi. */
  isInHindi?: boolean;
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

/** The pictures of the README and of the landing page, given the address of the example. */
export const PICTURES = (vehicle: string): Picture[] => [
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
    part: (page) => page.getByRole('img', { name: /^Preview|प्रीव्यू$/ }),
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
