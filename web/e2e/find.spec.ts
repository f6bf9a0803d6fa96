import type { Page } from '@playwright/test';
import { newNumber, signUp } from './support/people.ts';
import { publishStock } from './support/stock.ts';
import { expect, test } from './support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Find anything' });
const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Find anything' });
const group = (page: Page, name: string) => dialog(page).getByRole('group', { name });
const titles = (page: Page, name: string) => group(page, name).getByRole('option');

const nameIn = (text: string) => /(?:Swift|Alto) \d/.exec(text)?.[0] ?? text;
/** The vehicles, whatever their order: those that are loaded come before the server's. */
const found = async (page: Page) => (await titles(page, 'Vehicles').allInnerTexts()).map(nameIn).toSorted();

/** On phones the first field of the screen, elsewhere the keyboard. */
async function open(page: Page, isMobile: boolean) {
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (isMobile) await page.getByRole('main').getByRole('button', { name: 'Find anything' }).click();
  else await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test('cars by words in any order, by a Hindi name, and all three with the same last four digits', {
  tag: '@both',
}, async ({ page, makePro, isMobile }) => {
  await signUp(page);
  await makePro(page);
  await publishStock(page, 5, (number) => (number < 4 ? `MH${10 + number}AB4321` : `MH12CD100${number}`));
  // Nothing of the stock is loaded here: the server answers.
  await page.goto('/dashboard/settings');
  await open(page, isMobile);
  await field(page).fill('4321');
  await expect.poll(() => found(page)).toEqual(['Alto 2', 'Swift 1', 'Swift 3']);
  await field(page).fill('1004 alto');
  await expect(titles(page, 'Vehicles')).toHaveText([/Alto 4.*2020 · ₹4,04,000.*1004/]);
  await field(page).fill('स्विफ्ट');
  await expect.poll(() => found(page)).toEqual(['Swift 1', 'Swift 3', 'Swift 5']);
  await page.keyboard.press('ArrowDown');
  const second = titles(page, 'Vehicles').nth(1);
  const chosen = nameIn(await second.innerText());
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: chosen })).toBeVisible();
  await expect(dialog(page)).toBeHidden();

  // What is loaded is found before the server answers.
  await page.goto('/dashboard/listings');
  await page.route('**/api/vehicles/find', () => {});
  await open(page, isMobile);
  await field(page).fill('swift 5');
  await expect(titles(page, 'Vehicles')).toHaveText([/Swift 5/]);
  await field(page).fill('zzzz');
  await expect(dialog(page).getByText('Nothing found')).toBeVisible();
});

test('buyers by name or a piece of their number, screens and actions in both languages', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  await signUp(page);
  const headers = { origin: new URL(page.url()).origin };
  const number = newNumber();
  const lead = {
    buyerMobile: number,
    buyerName: 'Asha Rao',
    wants: 'Diesel Creta',
    budget: '800000',
    source: 'call',
    followUpAt: null,
  };
  expect((await page.request.post('/api/leads/hand-made', { headers, data: lead })).status()).toBe(201);
  const contact = { name: 'Asha Verma', mobileNumber: newNumber() };
  expect((await page.request.post('/api/contacts', { headers, data: contact })).status()).toBe(201);
  await page.goto('/dashboard/settings');
  await open(page, isMobile);
  await field(page).fill('asha');
  await expect(titles(page, 'Buyers')).toHaveText([/Asha Rao.*Diesel Creta/]);
  await expect(titles(page, 'Contacts')).toHaveText([/Asha Verma/]);
  await field(page).fill(`0${number.slice(0, 5)} ${number.slice(5)}`);
  await expect(titles(page, 'Buyers')).toHaveText([/Asha Rao/]);
  await expect(group(page, 'Contacts')).toBeHidden();
  await titles(page, 'Buyers').first().click();
  await expect(page).toHaveURL(/\/dashboard\/leads\?lead=/);
  await expect(page.getByRole('dialog', { name: 'Asha Rao' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await open(page, isMobile);
  await field(page).fill('स्टाफ़');
  await expect(titles(page, 'Screens and actions')).toHaveText(['Staff']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/section=staff/);
  await open(page, isMobile);
  await field(page).fill('buyer add');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add a buyer' })).toBeVisible();
  // Not on top of another dialog.
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeHidden();
});

test('without a connection it finds what is loaded, and says that this is not all', async ({
  page,
  isMobile,
}) => {
  await signUp(page);
  await publishStock(page, 1);
  await page.goto('/dashboard/listings');
  await page.route('**/api/{vehicles/find,leads,contacts}*', (route) => route.abort());
  await open(page, isMobile);
  await field(page).fill('swift');
  await expect(titles(page, 'Vehicles')).toHaveText([/Swift 1/]);
  await expect(dialog(page).getByText('Could not search everything. Check your connection.')).toBeVisible();
});
