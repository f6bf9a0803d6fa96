import { storedLists, untilStored } from './support/device.ts';
import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('an address with ?tab= leads to the tab: from the server, offline, and within the application', {
  tag: '@wide',
}, async ({ page, context, signInAs }) => {
  await signInAs('pro');
  await page.goto('/dashboard?tab=settings&section=notifications');
  await expect(page).toHaveURL('/dashboard/settings?section=notifications');
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();

  await untilStored(page);
  await expect.poll(() => storedLists(page)).toContain('pro@demo.test');
  await context.setOffline(true);
  await page.goto('/dashboard?tab=leads');
  await expect(page).toHaveURL('/dashboard/leads');
  await expect(page.getByText('Not on this device yet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Leads', level: 1 })).toBeVisible();
  await context.setOffline(false);

  await page.evaluate(() => {
    window.history.pushState({}, '', '/dashboard?tab=contacts');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page).toHaveURL('/dashboard/contacts');
  await expect(page.getByRole('heading', { name: 'Contacts', level: 1 })).toBeVisible();
});

test('the leads’ filter is in the address: it survives a reload and back, and follows a second link', async ({
  page,
  isMobile,
}) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Filter Ford Figo');
  for (const [at, name] of ['Asha', 'Balu'].entries()) {
    const response = await page.request.post('/api/leads', {
      headers: { origin: new URL(page.url()).origin },
      data: { vehicleId: id, buyerName: name, buyerMobile: `987654321${at}`, offerPrice: '400000' },
    });
    expect(response.status()).toBe(201);
  }
  const [lead] = await (await page.request.get('/api/leads')).json();
  await page.request.patch(`/api/leads/${lead.id}`, {
    headers: { origin: new URL(page.url()).origin },
    data: { status: 'contacted' },
  });
  await page.goto('/dashboard/leads');
  const main = page.getByRole('main');
  const status = page.getByRole('combobox', { name: 'Status', exact: true });
  // On a phone they are behind a button.
  if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
  await status.selectOption('Contacted');
  await expect(page).toHaveURL('/dashboard/leads?status=contacted');
  await expect(main.getByText('Asha')).toHaveCount(0);
  await page.reload();
  await expect(status).toHaveValue('contacted');
  await expect(main.getByText('Balu').first()).toBeVisible();
  await expect(main.getByText('Asha')).toHaveCount(0);

  const tabs = page.getByRole('navigation', { name: 'Workspace' });
  await tabs.getByRole('link', { name: 'Dashboard' }).click();
  await main.getByRole('link', { name: /1 new offer/ }).click();
  await expect(page).toHaveURL('/dashboard/leads?status=pending');
  await expect(status).toHaveValue('pending');
  await expect(main.getByText('Asha').first()).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard/leads?status=contacted');
  await expect(status).toHaveValue('contacted');
  await expect(main.getByText('Asha')).toHaveCount(0);
  await tabs.getByRole('link', { name: 'Leads' }).click();
  await expect(status).toHaveValue('');
  await expect(main.getByText('Asha').first()).toBeVisible();
});

test('a sticker’s code of digits only opens its sticker', async ({ page, signInAs }) => {
  await signInAs('pro');
  await page.goto('/dashboard/print?code=23456789');
  await expect(page.getByRole('dialog', { name: 'Code 23456789' })).toBeVisible();
});

test('a failed list is fetched again on request', async ({ page, signInAs }) => {
  await signInAs('growth');
  await page.route('**/api/contacts', (route) => route.fulfill({ status: 503, json: { message: 'Down' } }));
  await page.goto('/dashboard/contacts');
  await expect(page.getByText('Your contacts could not be loaded')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Contacts', level: 1 })).toBeVisible();
  await page.unroute('**/api/contacts');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Contacts' })).toBeVisible();
});
