import { expect, test } from './support/test.ts';

const LATER = /\/assets\/(offer-panel|listing-rest)-/;

test('whoever is signed in gets the lower part of a listing with the first touch, and loses nothing before', async ({
  page,
  demoVehicles,
  signInAs,
}) => {
  const vehicle = demoVehicles.find(({ status }) => status === 'available');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.text().startsWith('unhandled error'))
      problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  const viewed = page.waitForRequest('**/api/views');
  await signInAs('growth');
  await page.goto(`/vehicle/${vehicle?.id}`);
  await viewed;
  expect(loaded.filter((path) => LATER.test(path))).toEqual([]);
  const offer = page.locator('#offer');
  // In the page: a field that is filled is scrolled to.
  const place = () =>
    offer.evaluate((section) => {
      const { top, height } = section.getBoundingClientRect();
      return { top: top + scrollY, height };
    });
  const before = await place();

  // The first attempt to get the code fails; what was typed stays, and the next touch tries again.
  await page.route(LATER, (route) => route.abort(), { times: 2 });
  await page.getByLabel('Your name').fill('Asha');
  await expect.poll(() => loaded.filter((path) => LATER.test(path)).length).toBeGreaterThan(1);
  await page.getByLabel('Mobile number').fill('98765 43210');
  await expect(page.locator('form[data-offer][novalidate]')).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Asha');
  expect(await place()).toEqual(before);

  const button = page.getByRole('button', { name: 'Submit offer' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
  await expect(page.getByText('Offer price is required')).toBeVisible();
  await expect(page.getByLabel('Your offer')).toBeFocused();
  await page.getByLabel('Your offer').fill('4,50,000');
  await expect(button).not.toHaveAttribute('aria-disabled');
  await button.dblclick();
  await expect(page.getByRole('status')).toBeFocused();
  expect(loaded.filter((path) => path === '/api/leads')).toHaveLength(1);
  expect(problems.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
});
