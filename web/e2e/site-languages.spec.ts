import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { formOf } from './support/form.ts';
import { mailedCode, PASSWORD } from './support/people.ts';
import { expect, test } from './support/test.ts';

const PATHS = [
  '/',
  '/guide',
  '/help',
  '/privacy',
  '/terms',
  '/subscription',
  '/login',
  '/signup',
  '/auth/reset',
  '/auth/troubleshoot',
  '/goodbye',
];

for (const javaScriptEnabled of [true, false]) {
  test(`a seller chooses Hindi on the landing page and signs up in it, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled, locale: 'en-IN' });
    const page = await context.newPage();
    const email = `${randomUUID()}@example.test`;
    const language = page.locator('html');
    await page.goto('/');
    await page.getByRole('link', { name: 'हिन्दी' }).click();
    await expect(language).toHaveAttribute('lang', 'hi');
    await page.getByRole('link', { name: 'अपनी पहली गाड़ी लगाएँ' }).click();
    await expect(page.getByRole('heading', { name: 'अपना खाता बनाएँ' })).toBeVisible();

    const form = formOf(page, 'खाता बनाएँ');
    const password = page.getByRole('textbox', { name: 'पासवर्ड' });
    await form.getByLabel('आपका नाम').fill('Test Seller');
    await form.getByLabel('मोबाइल नंबर या ईमेल').fill(email);
    await password.fill('password1');
    if (javaScriptEnabled) await expect(form.getByText('अंदाज़ा लगाना आसान: और लंबा करें')).toBeVisible();
    await password.fill('seen-in-a-leak-7');
    await form.getByRole('button', { name: 'खाता बनाएँ' }).click();
    await expect(password).toHaveAccessibleDescription(/लीक हुए पासवर्डों की सूची/);
    await password.fill(PASSWORD);
    await form.getByRole('button', { name: 'खाता बनाएँ' }).click();

    await page.waitForURL(/\/auth\/verify/);
    const resend = page.getByRole('button', { name: /^कोड फिर भेजें/ });
    await expect(resend).toHaveText(javaScriptEnabled ? /^कोड फिर भेजें: (1:00|0:\d\d) बाद$/ : 'कोड फिर भेजें');
    await formOf(page, 'पक्का करें')
      .getByLabel('6 अंकों का कोड')
      .fill(await mailedCode(page.request, email));
    if (!javaScriptEnabled) await page.getByRole('button', { name: 'पक्का करें' }).click();
    await page.waitForURL(/\/dashboard/);
    await expect(language).toHaveAttribute('lang', 'hi');
    await context.close();
  });
}

test('pages about the product and of sign-in have no accessibility violation in Hindi', async ({ page }) => {
  for (const path of PATHS) {
    await page.goto(`${path}?lang=hi`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [path, id, nodes[0]?.html])).toEqual([]);
  }
});

for (const code of ['en', 'hi']) {
  test(`no page is wider than a narrow phone in ${code}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const wider: string[] = [];
    for (const path of PATHS) {
      await page.goto(`${path}?lang=${code}`);
      if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth))
        wider.push(path);
    }
    expect(wider).toEqual([]);
  });
}
