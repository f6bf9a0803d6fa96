import { expect, test } from './support/test.ts';

test('leads are grouped, compared with the asking price, and narrowed to a vehicle', async ({
  page,
  signInAs,
}) => {
  await signInAs('pro');
  await page.goto('/dashboard?tab=leads');
  const main = page.getByRole('main');
  await expect(main.getByText(/-\d+% below asking/).first()).toBeVisible();
  const option = page.getByLabel('Vehicle', { exact: true }).locator('option', { hasText: '(2)' }).first();
  const name = ((await option.textContent()) ?? '').replace(' (2)', '');
  await page.getByLabel('Vehicle', { exact: true }).selectOption({ label: `${name} (2)` });
  await page.getByText('By vehicle').click();
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([name]);
  await expect(main.getByText('2 leads received')).toBeVisible();
  await expect(main.getByText(/-\d+% below asking/).first()).toBeVisible();
});

test('a lead has an address, and is worked on by keyboard', async ({ page, signInAs }) => {
  await signInAs('growth');
  await page.goto('/dashboard?tab=leads');
  const details = page.getByRole('button', { name: /^Details of/ }).first();
  await details.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/lead=[0-9a-f-]{36}/);
  const before = await dialog.getByLabel('Status').inputValue();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByLabel('Status')).toHaveValue(before);
  await dialog.getByLabel('Follow up on').fill('2020-01-01');
  await expect(dialog.getByText('Choose today or a later date')).toBeVisible();
  await dialog.getByRole('button', { name: 'Next week' }).click();
  await expect(dialog.getByText(/You are reminded .*10:00 am/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await expect(dialog.getByText('You get a notification on that day')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(details).toBeFocused();
});
