import { DICTIONARIES } from '../i18n/dictionaries.ts';
import { pressDimmed } from './support/form.ts';
import { expect, test } from './support/test.ts';

for (const code of ['en', 'hi', 'ta'] as const) {
  const texts = DICTIONARIES[code];
  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? 'with' : 'without';
    test(`a buyer calculates an instalment in ${code}, ${how} script`, async ({
      browser,
      baseURL,
      demoVehicles,
    }) => {
      const id = demoVehicles.find(({ status }) => status === 'available')?.id;
      const context = await browser.newContext({ baseURL, javaScriptEnabled, locale: code });
      const page = await context.newPage();
      await page.goto(`/vehicle/${id}`);
      await page.getByRole('link', { name: texts.emi.title }).click();
      const field = (label: string) => page.getByRole('textbox', { name: label });
      const result = page.locator('#result');
      await expect(field(texts.emi.price)).not.toHaveValue('');
      await expect(field(texts.emi.rate)).toHaveValue('');
      await expect(result).toBeHidden();
      await field(texts.emi.price).fill(`5 ${texts.units.lakh}`);
      await field(texts.emi.down).fill('१,००,०००');
      await field(texts.emi.rate).fill('12');
      await field(texts.emi.months).fill('३६');
      const calculate = page.getByRole('button', { name: texts.emi.submit });
      if (!javaScriptEnabled) await calculate.click();
      await expect(result).toContainText('₹13,286');
      await expect(result).toContainText('₹4,00,000');
      await expect(result).toContainText('₹78,286');
      await expect(result).toContainText('₹4,78,286');
      await expect(result).toContainText(texts.emi.note);
      // What was calculated is in the address, also in another language.
      if (javaScriptEnabled) await calculate.click();
      await expect(page).toHaveURL(/months=/);
      await page.reload();
      await expect(result).toContainText('₹13,286');

      await field(texts.emi.down).fill('6,00,000');
      await field(texts.emi.rate).fill('200');
      if (javaScriptEnabled) await expect(result).toBeHidden();
      if (javaScriptEnabled) await pressDimmed(calculate);
      else await calculate.click();
      await expect(page.getByText(texts.messages.emi_rate)).toBeVisible();
      await expect(field(texts.emi.rate)).toHaveValue('200');
      await field(texts.emi.rate).fill('0');
      if (!javaScriptEnabled) await calculate.click();
      await expect(page.getByText(texts.messages.emi_down)).toBeVisible();
      await expect(result).toBeHidden();
      await field(texts.emi.down).fill('');
      await field(texts.emi.months).fill('1');
      if (!javaScriptEnabled) await calculate.click();
      await expect(page.getByText(texts.messages.emi_down)).toBeHidden();
      await expect(result).toContainText('₹5,00,000');
      await context.close();
    });
  }
}

test('words for numbers are read while typing', async ({ page, demoVehicles }) => {
  await page.goto(`/vehicle/${demoVehicles[0]?.id}/emi?price=1&rate=0&months=10`);
  await page.getByRole('textbox', { name: 'Price' }).fill('साढ़े चार लाख');
  await expect(page.locator('[data-sum=monthly]')).toHaveText('₹45,000');
  await page.getByRole('textbox', { name: 'Price' }).fill('a bargain');
  await expect(page.locator('#result')).toBeHidden();
});

test('what was typed before the script came is calculated when it comes', async ({ page, demoVehicles }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/emi-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`/vehicle/${demoVehicles[0]?.id}/emi`);
  await page.getByRole('textbox', { name: 'Price' }).fill('1,20,000');
  await page.getByRole('textbox', { name: 'Interest per year' }).fill('0');
  await page.getByRole('textbox', { name: 'Number of months' }).fill('12');
  await expect(page.locator('#result')).toBeHidden();
  release();
  await expect(page.locator('[data-sum=monthly]')).toHaveText('₹10,000');
});
