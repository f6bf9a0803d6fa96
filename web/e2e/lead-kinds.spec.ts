import { publishListing } from './support/listing.ts';
import { newNumber, signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { requestVisit } from './support/visit.ts';

test('the leads are filtered by what buyers ask for, with counts and an address', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Sorted Ritz');
  await requestVisit(id, 'Meera Iyer');
  const visitor = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage();
  await visitor.goto(`/vehicle/${id}/alert`);
  await visitor.locator('label:has([name=below])').first().click();
  await visitor.locator('[name=buyerName]').fill('Asha Rao');
  await visitor.locator('[name=buyerMobile]').fill(newNumber());
  await visitor.getByRole('checkbox').check();
  await visitor.locator('form [type=submit]').last().click();
  await expect(visitor.getByRole('status').first()).toBeVisible();
  await visitor.context().close();

  await page.goto('/dashboard/leads?kind=price');
  const main = page.getByRole('main');
  const kind = main.getByLabel('What they ask for');
  await expect(kind.locator('option')).toHaveText([
    'Everything',
    'Offers (0)',
    'Visits (1)',
    'Want one like it (0)',
    'Wait for a lower price (1)',
  ]);
  await expect(kind).toHaveValue('price');
  await expect(main.getByText('Asha Rao')).toBeVisible();
  await expect(main.getByText('Meera Iyer')).toHaveCount(0);
  await expect(main.getByLabel('Search leads')).toHaveCount(0);

  await kind.selectOption('visits');
  await expect(page).toHaveURL(/\/dashboard\/leads\?kind=visits$/);
  await expect(main.getByText('Meera Iyer')).toBeVisible();
  await expect(main.getByText('Asha Rao')).toHaveCount(0);

  await kind.selectOption('similar');
  await expect(main.getByText('Nobody waits for one like it')).toBeVisible();

  await kind.selectOption('offers');
  await expect(main.getByText('No lead matches')).toBeVisible();
  await expect(main.getByText('Meera Iyer')).toHaveCount(0);
  await main.getByRole('button', { name: 'Show all leads' }).click();
  await expect(page).toHaveURL(/\/dashboard\/leads$/);
  await expect(main.getByText('Waiting for a lower price (1)')).toBeVisible();
});
