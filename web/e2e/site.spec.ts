import { expect, test } from './support/test.ts';

test('the landing page has its sections, questions and links', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/api/login');
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  for (const name of [
    'Create a vehicle page',
    'QR code for selling',
    'Republishing control',
    'Free lead generator',
  ]) {
    await expect(main.getByRole('heading', { name })).toBeVisible();
  }
  // The app's announcement comes before the features.
  expect(await main.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    expect.any(String),
    'The mobile app for Android and iOS',
    ...(await main.locator('#features, #faq').allTextContents()),
    'Your vehicle could be online in a minute',
  ]);
  // The hero's pictures are for wider screens.
  for (const picture of await main.locator('img:visible').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(500);
  }
  await expect(main.locator('details')).toHaveCount(4);
  await main.getByText('What does it cost?').click();
  await expect(main.getByText(/3 listings live at once.*50 leads a month.*₹236 a month/)).toBeVisible();
  await main.getByRole('button', { name: 'Google Play' }).click();
  const notice = page.getByRole('dialog', { name: 'Coming soon' });
  await expect(notice.getByText(/app will be available soon\.$/)).toBeVisible();
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
  await expect(main.getByRole('link', { name: 'List your first vehicle' })).toHaveAttribute(
    'href',
    '/signup',
  );
  await expect(main.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute('href', '/signup');

  const footer = page.getByRole('contentinfo');
  for (const [name, href] of [
    ['How to Sell Vehicles Online', '/guide'],
    ['Pricing', '/subscription'],
    ['Get Started', '/signup'],
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
    ['Status', '/health'],
  ] as const) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expect(footer.getByRole('link', { name: 'Status' })).toHaveAttribute('target', '_blank');
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
});

for (const path of ['/guide', '/how-to-sell-vehicles-online']) {
  test(`the guide is at ${path}, with contents that link to its sections`, async ({ page }) => {
    await page.goto(path);
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await expect(contents.getByRole('link')).toHaveCount(5);
    for (const link of await contents.getByRole('link').all()) {
      const anchor = await link.getAttribute('href');
      await expect(page.locator(anchor ?? '')).toHaveCount(1);
    }
    await contents.getByRole('link', { name: 'Best practices' }).click();
    await expect(page.getByRole('heading', { name: 'Best practices' })).toBeInViewport();
    for (const text of ['Photography:', 'Content:', 'Pricing:', 'A free account needs no credit card']) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute('href', '/signup');
  });
}

for (const [path, title, sections] of [
  ['/privacy', 'Privacy Policy', 12],
  ['/terms', 'Terms of Service', 16],
] as const) {
  test(`${path} has its ${sections} sections and a link home`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(sections);
    await expect(page.getByText(/^Last updated: \d{1,2} \w{3} \d{4}$/)).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('the help has a section for each topic that the workspace links to', async ({ page }) => {
  await page.goto('/help#republishing');
  await expect(page.getByRole('heading', { name: 'Republishing', level: 2 })).toBeInViewport();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect(contents.getByRole('link')).toHaveCount(10);
  for (const topic of ['papers', 'republishing', 'signing-in'])
    await expect(page.locator(`section#${topic}`)).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL('/help');
});

test('the legal texts say what the plans and the law require', async ({ page }) => {
  await page.goto('/terms');
  const terms = page.getByRole('main');
  await expect(terms).toContainText('One person may not hold several free accounts');
  await expect(terms).toContainText('3 listings live at once');
  await expect(terms).toContainText('prepaid for 1, 3 or 12 months, by UPI or through a payment provider');
  await expect(terms).toContainText('30 days notice');
  await page.goto('/privacy');
  await expect(page.getByRole('main')).toContainText('You must be 18 or older');
  await expect(page.getByRole('main')).toContainText('We use no advertising network');
});
