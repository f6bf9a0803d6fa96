import { create, dialogOf, openDialog, says } from './support/add-dialog.ts';
import { choose } from './support/add-vehicle.ts';
import { storeDraft } from './support/drafts.ts';
import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a draft survives a closed tab, continues where it was left, and becomes the listing', {
  tag: '@wide',
}, async ({ page }) => {
  await signUp(page);
  await openDialog(page);
  await choose(page, 'front.jpg');
  await dialogOf(page).getByLabel('Price').fill('52000');
  const kept = page.waitForResponse(
    async (response) =>
      response.url().includes('/api/drafts') &&
      response.request().method() !== 'GET' &&
      (response.request().postData() ?? '').includes('Begun Activa') &&
      (response.request().postData() ?? '').includes('/media/'),
  );
  await dialogOf(page).getByLabel('Vehicle Name').fill('Begun Activa');
  await kept;
  await page.goto('/dashboard/listings');
  const drafts = page.getByRole('list', { name: 'Drafts' });
  await expect(drafts.getByRole('listitem')).toHaveCount(1);
  await drafts.getByRole('button', { name: 'Continue Begun Activa' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('Vehicle Name')).toHaveValue('Begun Activa');
  await expect(dialog.getByLabel('Price')).toHaveValue('52,000');
  await expect(dialog.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  // Nobody has typed them yet.
  await expect(dialog.getByLabel('Year')).toHaveAccessibleDescription('Please check');
  await dialog.getByLabel('Year').fill('2019');
  await dialog.getByLabel('KMs Driven').fill('42000');
  await create(page).click();
  await says(page, 'Vehicle Created!');
  await page.goto('/dashboard/listings');
  await expect(page.getByRole('button', { name: 'More actions for Begun Activa' })).toBeVisible();
  await expect(drafts).toHaveCount(0);
});

test('a draft is deleted from the list, and when the form is discarded', async ({ page }) => {
  await signUp(page);
  const keep = async (name: string) => {
    const kept = page.waitForResponse(
      (response) => response.url().includes('/api/drafts') && response.request().method() === 'POST',
    );
    await openDialog(page);
    await dialogOf(page).getByLabel('Vehicle Name').fill(name);
    await kept;
  };
  await keep('Put away');
  const gone = page.waitForResponse(
    (response) => response.url().includes('/api/drafts/') && response.request().method() === 'DELETE',
  );
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await gone;
  await keep('Left open');
  await page.goto('/dashboard/listings');
  const drafts = page.getByRole('list', { name: 'Drafts' });
  await expect(drafts.getByRole('listitem')).toHaveCount(1);
  await drafts.getByRole('button', { name: 'Delete Left open' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(drafts.getByRole('listitem')).toHaveCount(1);
  await drafts.getByRole('button', { name: 'Delete Left open' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(drafts).toHaveCount(0);
});

test('saving a draft does not hide a failure on the screen', async ({ page }) => {
  await signUp(page);
  await openDialog(page);
  await dialogOf(page)
    .locator('input[type=file][multiple]')
    .setInputFiles([{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }]);
  const failure = page.locator('li', { hasText: 'notes.txt' });
  await expect(failure).toBeVisible();
  const kept = page.waitForResponse(
    (response) => response.url().includes('/api/drafts') && response.request().method() === 'POST',
  );
  await dialogOf(page).getByLabel('Vehicle Name').fill('Begun Activa');
  await kept;
  await expect(failure).toBeVisible({ timeout: 500 });
});

test('the first drafts are shown, the others on request', async ({ page }) => {
  await signUp(page);
  for (const name of ['One', 'Two', 'Three', 'Four']) await storeDraft(page, name);
  await page.goto('/dashboard/listings');
  const drafts = page.getByRole('list', { name: 'Drafts' });
  await expect(drafts.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Show all 4 drafts' }).click();
  await expect(drafts.getByRole('listitem')).toHaveCount(4);
});

test('the dashboard links to the drafts, and says if there is nothing to do', { tag: '@wide' }, async ({
  page,
}) => {
  await signUp(page);
  const today = page.getByRole('region', { name: 'Today' });
  await expect(page.getByRole('heading', { name: 'Publish your first vehicle' })).toBeVisible();
  await expect(today.getByText(/^Nothing to do right now/)).toHaveCount(0);
  await publishListing(page, 'Listed LXi', { photos: 3 });
  await page.reload();
  await expect(today.getByText(/^Nothing to do right now/)).toBeVisible();
  for (const name of ['Begun Activa', 'Begun Alto']) await storeDraft(page, name);
  await page.reload();
  await expect(today.getByText(/^Nothing to do right now/)).toHaveCount(0);
  await today.getByRole('link', { name: /^Continue 2 drafts.*Begun Alto, Begun Activa/ }).click();
  await expect(page.getByRole('list', { name: 'Drafts' }).getByRole('listitem')).toHaveCount(2);
});

test('closing keeps the draft on request, and the form says whether it is saved', async ({ page }) => {
  await signUp(page);
  await openDialog(page);
  const dialog = dialogOf(page);
  await dialog.getByLabel('Vehicle Name').fill('For later');
  await expect(dialog.getByRole('status').filter({ hasText: 'Saved as a draft' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Keep as draft' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto('/dashboard/listings');
  const drafts = page.getByRole('list', { name: 'Drafts' });
  await drafts.getByRole('button', { name: 'Continue For later' }).click();

  // Deleted in another tab: saved as a new draft.
  const [draft] = await (await page.request.get('/api/drafts')).json();
  const origin = new URL(page.url()).origin;
  await page.request.delete(`/api/drafts/${draft.id}`, { headers: { origin } });
  await dialog.getByLabel('Price').fill('52000');
  await expect(dialog.getByText('Saved as a draft', { exact: true })).toBeVisible();
  await page.route('**/api/drafts/*', (route) => route.fulfill({ status: 503, body: '' }));
  await dialog.getByLabel('Price').fill('54000');
  await expect(dialog.getByText('Not saved as a draft: Check your connection.')).toBeVisible();
  await page.route('**/api/drafts/*', (route) => route.abort());
  await dialog.getByLabel('Price').fill('55000');
  await expect(dialog.getByText('No connection: kept on this device')).toBeVisible();
});
