import type { Page } from '@playwright/test';
import { publishListing } from './support/listing.ts';
import { newNumber, signUp } from './support/people.ts';
import { employ } from './support/staff-screens.ts';
import { expect, test } from './support/test.ts';
import { requestVisit } from './support/visit.ts';

const YARD = '/dashboard/settings?section=yard';
const TEXTS = '/dashboard/settings?section=texts';
const part = (page: Page, name: string) => page.getByRole('form', { name, exact: true });
const save = (page: Page, name: string) => part(page, name).getByRole('button', { name: 'Save' }).click();
const says = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();

/** A buyer whom the seller has written down, about one of their vehicles. */
async function leadOf(page: Page, vehicleId: string, buyerName: string): Promise<string> {
  const headers = { origin: new URL(page.url()).origin };
  const data = { buyerMobile: newNumber(), buyerName, vehicleId, budget: '450000', source: 'call' };
  const answer = await page.request.post('/api/leads/hand-made', { headers, data });
  return (await answer.json()).id;
}

const textIn = async (page: Page, title: string) => {
  const link = page.getByRole('dialog').getByRole('link', { name: `Write “${title}” on WhatsApp` });
  const [address = '', text = ''] = (await link.getAttribute('href'))?.split('?text=') ?? [];
  return { address, text: decodeURIComponent(text) };
};

test('a yard is saved part by part, and its place found by the device or pasted', { tag: '@both' }, async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto(YARD);
  const pin = page.getByLabel('Map link or position');
  await page.getByRole('button', { name: 'Use where I am now' }).click();
  await says(
    page,
    'The browser may not see where you are. Allow it in the browser’s settings, or paste a link.',
  );
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 12.9716, longitude: 77.5946, accuracy: 8 });
  await page.getByRole('button', { name: 'Use where I am now' }).click();
  await expect(pin).toHaveValue('12.971600, 77.594600');
  await says(page, 'Found to within 8 m. Save it, or correct it.');
  await pin.fill('https://example.test/maps/@12.9,77.5');
  await save(page, 'On the map');
  await says(page, 'Only links of Google Maps are accepted');
  await pin.fill('77.5946, 12.9716');
  await says(page, 'This is not in India. The latitude comes first, such as 12.97, 77.59');
  await pin.fill('https://www.google.com/maps/@12.9716,77.5946,17z');
  await save(page, 'On the map');
  await says(page, 'Place on the map saved');
  await expect(pin).toHaveValue('12.9716, 77.5946');
  await expect(page.getByRole('link', { name: 'Open the saved place' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=12.9716,77.5946',
  );

  await page.getByLabel('Opens').selectOption('10:00 am');
  await save(page, 'Hours');
  await says(page, 'Say when you close too');
  await page.getByLabel('Closes').selectOption('7:30 pm');
  await page.getByLabel('Weekly day off').selectOption('Tuesday');
  await page.getByLabel('Address of the yard').fill('Plot 7\nDemo Road');
  await save(page, 'Hours');
  await says(page, 'Hours saved');

  // The address is not saved yet.
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const asks = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await asks.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Address of the yard')).toHaveValue('Plot 7\nDemo Road');
  await save(page, 'Address');
  await says(page, 'Address saved');
  await page.reload();
  await expect(page.getByLabel('Address of the yard')).toHaveValue('Plot 7\nDemo Road');
  await expect(page.getByLabel('Weekly day off')).toHaveValue('tuesday');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
});

test('own texts are written with buttons, ordered, deleted and brought back', { tag: '@both' }, async ({
  page,
}) => {
  await signUp(page);
  await page.goto(TEXTS);
  await says(page, 'No texts of your own yet');
  const own = page.getByRole('list', { name: 'Your texts' });
  const write = async (title: string) => {
    await page.getByRole('button', { name: 'New text' }).click();
    const form = page.getByRole('dialog', { name: 'New text' });
    await form.getByLabel('Title').fill(title);
    const body = form.getByLabel('Text', { exact: true });
    await body.fill('Hello ');
    await form.getByRole('button', { name: 'Insert: Buyer’s name' }).click();
    await expect(body).toHaveValue('Hello {buyer}');
    await body.pressSequentially(',\n{address}\nSee you {soon}.');
    await expect(form.getByRole('region', { name: 'Preview' })).toContainText('Hello Ravi,');
    await expect(form.getByText('Not known, so those lines are left out: Address.')).toBeVisible();
    await form.getByRole('button', { name: 'Save text' }).click();
    await expect(form.getByText('Nothing can be filled in for “soon”. Use the buttons.')).toBeVisible();
    await body.fill('Hello {buyer},\n{address}\nSee you.');
    await form.getByRole('button', { name: 'Save text' }).click();
    await expect(form).toHaveCount(0);
  };
  await write('Way');
  await write('Loan');
  await expect(own.getByRole('listitem')).toContainText(['Way', 'Loan']);
  await own.getByRole('button', { name: 'Move Loan up' }).click();
  await expect(own.getByRole('listitem')).toContainText(['Loan', 'Way']);
  await own.getByRole('button', { name: 'Delete Loan' }).click();
  await expect(own.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(own.getByRole('listitem')).toContainText(['Loan', 'Way']);
  await page.reload();
  await expect(own.getByRole('listitem')).toContainText(['Loan', 'Way']);
  await own.getByRole('button', { name: 'Change Way' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('The way');
  await page.getByRole('dialog').getByRole('button', { name: 'Save text' }).click();
  await expect(own.getByRole('listitem')).toContainText(['Loan', 'The way']);
});

test('a lead, a visit and their texts say where the car is, and what is missing', { tag: '@both' }, async ({
  page,
  baseURL,
}) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Swift VXI 2019');
  const headers = { origin: new URL(page.url()).origin };
  const leadId = await leadOf(page, id, 'Asha {car}');
  await page.goto(`/dashboard/leads?lead=${leadId}`);
  const lead = page.getByRole('dialog', { name: 'Asha {car}' });
  await lead.getByRole('button', { name: 'Texts for Asha {car}' }).click();
  const texts = page.getByRole('dialog', { name: 'Texts for Asha {car}' });
  await expect(texts).toContainText('Not known, so those lines are left out: Address, Map, Hours.');
  await expect(texts.getByRole('listitem')).toHaveCount(6);
  expect((await textIn(page, 'Where we are')).text).toBe('Hello Asha {car}, this is where we are:');

  await page.request.patch('/api/yard', {
    headers,
    data: {
      address: 'Plot 7\nDemo Road',
      pin: '12.9716, 77.5946',
      hours: { opens: '10:00', closes: '19:00', closedDay: 'tuesday' },
    },
  });
  await page.request.post('/api/texts', { headers, data: { title: 'Loan', body: '{car}, {price}: {link}' } });
  await page.goto(`/dashboard/leads?lead=${leadId}`);
  await lead.getByRole('button', { name: 'Texts for Asha {car}' }).click();
  await expect(texts.getByRole('listitem')).toHaveCount(7);
  await expect(texts).not.toContainText('Not known');
  const place = [
    'Plot 7\nDemo Road',
    'Map: https://www.google.com/maps/search/?api=1&query=12.9716,77.5946',
    'Hours: 10:00 am to 7:00 pm, closed on Tuesdays',
  ].join('\n');
  expect((await textIn(page, 'Where we are')).text).toBe(`Hello Asha {car}, this is where we are:\n${place}`);
  const { address, text } = await textIn(page, 'Loan');
  expect(address).toMatch(/^https:\/\/wa\.me\/91\d{10}$/);
  expect(text).toMatch(new RegExp(`^Swift VXI 2019, ₹[\\d,]+: ${baseURL}/vehicle/${id}$`));

  await requestVisit(id, 'Meera Nair');
  await page.goto('/dashboard/leads#visits');
  const visit = page.getByRole('listitem').filter({ hasText: 'Swift VXI 2019' }).first();
  await visit.getByRole('button', { name: /^Confirm/ }).click();
  const message = visit.getByRole('link', { name: /^WhatsApp/ });
  await expect(message).toHaveAttribute('href', /Plot%207/);
  const confirmation = decodeURIComponent(
    String(await message.getAttribute('href')).split('?text=')[1] ?? '',
  );
  expect(confirmation).toContain('Yes, you can come and see it.');
  expect(confirmation.endsWith(`\n${place}\nPlease ask for Test Seller.`)).toBe(true);
  await visit.getByRole('button', { name: /^Texts for/ }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(7);
});

test('a manager has the yard and the texts of the settings', async ({ page, browser }) => {
  const ravi = await (await browser.newContext()).newPage();
  await signUp(page);
  await signUp(ravi);
  const place = await employ(page, ravi, 'manager');
  await ravi.goto(`${place}/settings`);
  await ravi.getByRole('main').getByRole('link', { name: /^Yard/ }).click();
  await expect(ravi.getByRole('heading', { name: 'Yard', level: 1 })).toBeVisible();
  await ravi.getByLabel('Address of the yard').fill('Plot 7');
  await save(ravi, 'Address');
  await says(ravi, 'Address saved');
  // What belongs to the owner is not there.
  await ravi.goto(`${place}/settings?section=staff`);
  await expect(ravi.getByRole('main').getByRole('link', { name: /^Texts/ })).toBeVisible();
  await expect(ravi.getByText('Nobody works for you yet')).toHaveCount(0);
  await page.goto('/dashboard/settings?section=staff');
  await expect(page.getByRole('list', { name: 'Who did what' })).toContainText('Changed the yard');
  await ravi.context().close();
});

test('a salesperson sends the texts and does not change them', async ({ page, browser }) => {
  const asha = await (await browser.newContext()).newPage();
  await signUp(page);
  await signUp(asha);
  const { id } = await publishListing(page, 'Swift VXI 2019');
  const leadId = await leadOf(page, id, 'Meera Nair');
  const place = await employ(page, asha, 'salesperson');
  await asha.goto(`${place}/settings?section=yard`);
  await says(asha, 'Your role does not include this');
  await asha.goto(`${place}/leads?lead=${leadId}`);
  await asha.getByRole('dialog').getByRole('button', { name: 'Texts for Meera Nair' }).click();
  const texts = asha.getByRole('dialog', { name: 'Texts for Meera Nair' });
  await expect(texts).toContainText('The owner or a manager can enter the yard’s.');
  await expect(texts.getByRole('link', { name: 'Write your own' })).toHaveCount(0);
  // The number is opened by the tap, and that is in the record.
  await asha.context().route('**/wa.me/**', (route) => route.abort());
  await texts.getByRole('button', { name: 'Write “Thank you” on WhatsApp' }).click();
  await page.goto('/dashboard/settings?section=staff');
  await expect(page.getByRole('list', { name: 'Who did what' })).toContainText(/Wrote to …\d{4} on WhatsApp/);
  await asha.context().close();
});
