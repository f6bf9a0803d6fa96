import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('each tab has an address and shows its subject', { tag: '@wide' }, async ({
  page,
  signInAs,
  isMobile,
}) => {
  await signInAs('admin');
  await page.goto('/admin');
  // On a phone the tabs are a list.
  const choose = async (name: string) =>
    isMobile
      ? page.getByRole('combobox', { name: 'Admin' }).selectOption(name)
      : page.getByRole('tab', { name }).click();
  const tabs = {
    Overview: 'System issues',
    Operations: 'Requests by route',
    'Plan management': 'Monthly prices',
    'Gift codes': 'Each takes a percentage off one plan period.',
    'Upgrade requests': 'Call within 24 hours. Updated live.',
    Messages: 'Messages by channel',
    'All Users': 'Total views',
    Activity: 'Latest first, updated live.',
  };
  for (const [name, text] of Object.entries(tabs)) {
    await choose(name);
    if (!isMobile) await expect(page.getByRole('tab', { name })).toBeInViewport();
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await expect(page).toHaveURL('/admin/activity');
  await page.goto('/admin/analytics');
  if (isMobile) await expect(page.getByRole('combobox', { name: 'Admin' })).toHaveValue('analytics');
  else await expect(page.getByRole('tab', { name: 'All Users' })).toHaveAttribute('aria-selected', 'true');
});

test('an operator hides a listing that nobody reported, with a reason, and restores it', async ({
  page,
  browser,
  baseURL,
  signInAs,
}) => {
  const seller = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const visitor = await browser.newContext({ baseURL: baseURL ?? '' });
  const status = async () => (await visitor.request.get(`/vehicle/${id}`)).status();
  const email = await signUp(seller);
  const { id } = await publishListing(seller, 'Hidden Ignis');
  await signInAs('admin');
  await page.goto('/admin/analytics');
  await page.getByRole('searchbox', { name: 'Search users' }).fill(email);
  await page.getByRole('link', { name: new RegExp(email) }).click();
  await page.getByRole('button', { name: 'Hide Hidden Ignis' }).click();
  const question = page.getByRole('dialog', { name: 'Hide “Hidden Ignis”?' });
  await question.getByRole('button', { name: 'Hide listing' }).click();
  await expect(question.getByText('A reason is required')).toBeVisible();
  await question.getByLabel('Reason').fill('Stolen, says the police');
  await question.getByRole('button', { name: 'Hide listing' }).click();
  await expect(page.getByText('Hidden by operator')).toBeVisible();
  expect(await status()).toBe(404);
  await seller.goto('/dashboard/listings');
  await expect(seller.getByText('Hidden by our team')).toBeVisible();
  await expect(seller.getByRole('button', { name: 'Share', exact: true })).toHaveCount(0);
  await expect(seller.getByRole('link', { name: /in a new tab$/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Restore in Reports' }).click();
  await expect(page.getByText('Stolen, says the police')).toBeVisible();
  await page.getByRole('button', { name: 'Restore: Hidden Ignis' }).click();
  await expect(page.getByRole('button', { name: 'Restore: Hidden Ignis' })).toHaveCount(0);
  await expect.poll(status).toBe(200);
});
