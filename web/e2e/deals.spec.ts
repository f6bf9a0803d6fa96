import type { Page } from '@playwright/test';
import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const says = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();

const offer = (page: Page, vehicleId: string, buyerName: string, last: number, offerPrice: string) =>
  page.request.post('/api/leads', {
    headers: { origin: new URL(page.url()).origin },
    data: { vehicleId, buyerName, buyerMobile: `98765432${last}`, offerPrice },
  });

const status = (page: Page, buyer: string, label: string) =>
  page.getByRole('main').getByRole('button', { name: `Status of ${buyer}: ${label}` });

async function move(page: Page, buyer: string, from: string, to: string) {
  await status(page, buyer, from).click();
  await page.getByRole('menuitemradio', { name: to }).click();
}

const undoInToast = (page: Page) =>
  page.getByRole('region', { name: /F8/ }).getByRole('button', { name: 'Undo' });

test('a lead is moved in its row, undone, and opened by pressing the row', { tag: '@both' }, async ({
  page,
}) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Moved LXi');
  await offer(page, id, 'Asha', 10, '470000');
  await page.goto('/dashboard/leads');
  await move(page, 'Asha', 'New', 'Contacted');
  await says(page, 'Marked as contacted');
  await expect(status(page, 'Asha', 'Contacted')).toBeVisible();
  // The list shows it before the server knows.
  const undone = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await undoInToast(page).click();
  await expect(status(page, 'Asha', 'New')).toBeVisible();
  await undone;
  await page.reload();
  await expect(status(page, 'Asha', 'New')).toBeVisible();
  await expect(page, 'neither the menu nor its items mean the row').toHaveURL('/dashboard/leads');
  await expect(page.getByText('-1% below asking').first()).toHaveClass(/text-ink-muted/);

  await page.getByRole('main').getByText('₹4,70,000').click();
  const dialog = page.getByRole('dialog', { name: 'Asha' });
  await expect(dialog).toBeVisible();
  const begins = () =>
    dialog.locator('[data-autofocus]').evaluate((body) => {
      const part = body.parentElement as HTMLElement;
      return [part.scrollTop, body.getBoundingClientRect().top - part.getBoundingClientRect().top];
    });
  await expect.poll(begins, 'the content begins at its top, with its padding').toEqual([0, 16]);
});

test('what the server refuses is reverted, and no note is lost', async ({ page }) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Stubborn Lead LXi');
  await offer(page, id, 'Asha', 10, '400000');
  await page.goto('/dashboard/leads');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('New');
  await page.getByRole('button', { name: 'Details of Asha' }).click();
  const dialog = page.getByRole('dialog', { name: 'Asha' });
  const refuse = (status: number, message: string) =>
    page.route('**/api/leads/*', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status, json: { message, error: 'conflict', requestId: '' } })
        : route.continue(),
    );

  await refuse(409, 'This lead is won and cannot be changed to contacted');
  await dialog.getByLabel('Status').selectOption('Contacted');
  await expect(page.getByText('This lead is won and cannot be changed to contacted').first()).toBeVisible();
  await expect(dialog.getByLabel('Status')).toHaveValue('pending');
  await dialog.getByLabel('Notes').fill('Two lines,\nkept');
  await dialog.getByRole('button', { name: 'Save notes' }).click();
  await expect(dialog.getByText(/^Not saved: /)).toBeVisible();
  await expect(dialog.getByLabel('Notes')).toHaveValue('Two lines,\nkept');
  await page.unroute('**/api/leads/*');

  // The list behind shows only new leads: this one disappears from it, but its dialog and draft stay.
  await dialog.getByLabel('Status').selectOption('Contacted');
  await expect(page.getByText('No lead matches')).toBeAttached();
  await expect(dialog.getByLabel('Notes')).toHaveValue('Two lines,\nkept');
  await page.goBack();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('button', { name: 'Save notes' }).click();
  await expect(dialog.getByText('Buyers never see them')).toBeVisible();
  await page.reload();
  await expect(dialog.getByLabel('Notes')).toHaveValue('Two lines,\nkept');
  await expect(dialog.getByLabel('Status')).toHaveValue('contacted');

  // What the server stores alike is nothing to save: spaces at the end, an accent as a character of its own.
  const notes = dialog.getByLabel('Notes');
  await notes.fill('Meet at the café');
  await dialog.getByRole('button', { name: 'Save notes' }).click();
  await expect(dialog.getByText('Buyers never see them')).toBeVisible();
  await notes.fill('Meet at the cafe');
  await expect(dialog.getByText('Not saved yet')).toBeVisible();
  await notes.fill('Meet at the cafe\u0301 ');
  await expect(dialog.getByText('Buyers never see them')).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
});

test('a deal is one action: won, sold for its price, and a message ready for each other buyer', {
  tag: '@wide',
}, async ({ page }) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Dealt LXi');
  await offer(page, id, 'Asha', 10, '460000');
  await offer(page, id, 'Balu', 11, '450000');
  await offer(page, id, 'Chitra', 12, '440000');
  await page.goto('/dashboard/leads');
  await move(page, 'Chitra', 'New', 'Lost');
  await expect(status(page, 'Chitra', 'Lost')).toBeVisible();
  await move(page, 'Asha', 'New', 'Won');

  const sale = page.getByRole('dialog', { name: 'Mark as sold?' });
  await expect(sale.getByLabel('Sold for')).toHaveValue('4,60,000');
  await expect(page.getByText('Marked as won'), 'not over the dialog').toHaveCount(0);
  await sale.getByRole('button', { name: 'Cancel' }).click();
  await says(page, 'Marked as won');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await move(page, 'Asha', 'New', 'Won');
  await sale.getByLabel('Sold for').fill('much');
  await sale.getByRole('button', { name: 'Mark as sold' }).click();
  await expect(sale.getByText('Please enter a valid price')).toBeVisible();
  await sale.getByLabel('Sold for').fill('4.55 lakh');
  await sale.getByRole('button', { name: 'Mark as sold' }).click();
  await says(page, 'Marked as sold');

  const others = page.getByRole('dialog', { name: 'Tell the other buyers' });
  const links = others.getByRole('link');
  await expect(links).toHaveCount(1);
  const text = 'Hello Balu, thank you for your offer of ₹4,50,000 for Dealt LXi. It has now been sold.';
  await expect(links).toHaveAttribute('href', `https://wa.me/919876543211?text=${encodeURIComponent(text)}`);
  await others.getByRole('button', { name: 'Done' }).click();
  await expect(others).toBeHidden();

  await page.goto('/dashboard/listings');
  await says(page, 'Sold for ₹4,55,000');
  await expect(page.getByText(/^Undo until \d+:\d\d [ap]m$/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo the sale of Dealt LXi' }).click();
  await says(page, 'Sale undone');
  await expect(page.getByRole('button', { name: 'Status of Dealt LXi: Available' })).toBeVisible();
});

test('a sale is undone from its toast, but not once its place in the plan is taken', async ({ page }) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Undone LXi');
  await page.goto('/dashboard/listings');
  const sell = async () => {
    await page.getByRole('button', { name: 'Status of Undone LXi: Available' }).click();
    await page.getByRole('menuitemradio', { name: 'Sold' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as sold' }).click();
    await says(page, 'Marked as sold');
  };
  await sell();
  await undoInToast(page).click();
  await says(page, 'Sale undone');
  await expect(page.getByRole('button', { name: 'Status of Undone LXi: Available' })).toBeVisible();
  expect((await page.request.get(`/vehicle/${id}`)).status()).toBe(200);

  await sell();
  for (const name of ['One', 'Two', 'Three']) await publishListing(page, name);
  await page.getByRole('button', { name: 'Undo the sale of Undone LXi' }).click();
  await expect(
    page.getByText(/^You have listed another vehicle since, and your plan has room for 3/).first(),
  ).toBeVisible();
});

test('the dashboard starts with what to do today', { tag: '@both' }, async ({ page }) => {
  await signUp(page);
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByText('Buyers cannot call you')).toBeVisible();
  await expect(today.getByRole('link')).toHaveCount(0);
  const { id } = await publishListing(page, 'Busy LXi');
  for (const [at, name] of ['Asha', 'Balu'].entries()) await offer(page, id, name, 20 + at, '450000');
  const [lead] = await (await page.request.get('/api/leads')).json();
  const headers = { origin: new URL(page.url()).origin };
  const data = { status: 'contacted', followUpAt: new Date(Date.now() + 60_000).toISOString() };
  expect((await page.request.patch(`/api/leads/${lead.id}`, { headers, data })).status()).toBe(200);
  for (const name of ['Second', 'Third']) await publishListing(page, name);
  await page.reload();
  await expect(today.getByRole('link')).toHaveText([
    'See plans',
    'Requests',
    /^Follow up with Balu.*Busy LXi, due /,
    /^Call/,
    /^1 new offer/,
    /^Third: add photos.*1 photo so far/,
    /^Second: add photos/,
    /^Busy LXi: add photos/,
  ]);
  await expect(today.getByText('You have reached a limit of your Starter plan')).toBeVisible();
  await today.getByRole('link', { name: /^Follow up with Balu/ }).click();
  await expect(page.getByRole('dialog', { name: 'Balu' })).toBeVisible();
  await page.goto('/dashboard');
  await today.getByRole('link', { name: /^1 new offer/ }).click();
  await expect(page.getByRole('heading', { name: 'Leads', level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText('Asha')).toBeVisible();
  await expect(page.getByRole('main').getByText('Balu')).toBeHidden();
});
