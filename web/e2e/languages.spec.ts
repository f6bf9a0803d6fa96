import AxeBuilder from '@axe-core/playwright';
import { LANGUAGE_CODES } from '../../schema/common/languages.ts';
import { DICTIONARIES } from '../i18n/dictionaries.ts';
import { pressDimmed } from './support/form.ts';
import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** English, one language in Devanagari, and the one with the longest words. */
const TRIED = ['en', 'hi', 'ta'] as const;

let serial = Date.now() % 1_000_000;
const mobile = () => `98${String(10_000_000 + ++serial).padStart(8, '0')}`;

for (const code of TRIED) {
  const texts = DICTIONARIES[code];
  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? 'with' : 'without';
    test(`a buyer whose browser speaks ${code} makes an offer in it, ${how} scripts`, async ({
      browser,
      baseURL,
      page: seller,
    }) => {
      await signUp(seller);
      const { id } = await publishListing(seller, 'Spoken of');
      const context = await browser.newContext({ baseURL, javaScriptEnabled, locale: code });
      const page = await context.newPage();
      await page.goto(`/vehicle/${id}`);
      await expect(page.getByRole('heading', { name: texts.offer.title })).toBeVisible();
      const field = (label: string) => page.getByRole('textbox', { name: label });
      await field(texts.offer.name).fill('Plain Buyer');
      await field(texts.offer.mobile).fill('123');
      await field(texts.offer.price).fill(`4 ${texts.units.lakh}`);
      if (javaScriptEnabled) {
        await expect(page.getByText(`₹4,00,000 · 4 ${texts.units.lakh}`)).toBeVisible();
      }
      const send = page.getByRole('button', { name: texts.offer.submit });
      if (javaScriptEnabled) await pressDimmed(send);
      else await send.click();
      await expect(page.getByText(texts.messages.mobile_too_short)).toBeVisible();
      await field(texts.offer.mobile).fill(mobile());
      await send.click();
      await expect(page.getByText(texts.offer.success)).toBeVisible();
      await page.getByRole('link', { name: texts.withdrawal.submit }).click();
      await page.getByRole('button', { name: texts.withdrawal.submit }).click();
      await expect(page.getByRole('status').getByText(texts.withdrawal.doneTitle)).toBeVisible();
      await context.close();
    });
  }

  test(`a listing, a profile and the report form have no accessibility violation in ${code}`, async ({
    page,
    demoVehicles,
  }) => {
    const id = demoVehicles.find(({ status }) => status === 'available')?.id;
    const emi = `/vehicle/${id}/emi`;
    for (const path of [`/vehicle/${id}`, '/sharma-motors', `/vehicle/${id}/report`, emi, '/saved']) {
      await page.goto(`${path}?lang=${code}`);
      await expect(page.locator('html')).toHaveAttribute('lang', code === 'en' ? 'en-IN' : code);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [path, id, nodes[0]?.html])).toEqual([]);
    }
  });
}

test('a language is chosen by its own name and remembered', async ({ page, demoVehicles }) => {
  const id = demoVehicles.find(({ status }) => status === 'available')?.id;
  await page.goto(`/vehicle/${id}?src=qr`);
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('link', { name: 'தமிழ்' }).click();
  await expect(page).toHaveURL(`/vehicle/${id}?src=qr&lang=ta`);
  const { ta, hi } = DICTIONARIES;
  await expect(page.getByRole('heading', { name: ta.offer.title })).toBeVisible();
  await page.goto('/sharma-motors');
  await expect(page.getByRole('button', { name: `${ta.frame.language}: தமிழ்` })).toBeVisible();
  await page.getByRole('button', { name: `${ta.frame.language}: தமிழ்` }).click();
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('searchbox', { name: hi.profile.search })).toBeVisible();
});

test('no language breaks a page that is 320 px wide, with text a quarter larger', async ({
  page,
  demoVehicles,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 320, height: 640 });
  const id = demoVehicles.find(({ status }) => status === 'available')?.id;
  const sold = demoVehicles.find(({ status }) => status === 'sold')?.id;
  for (const code of LANGUAGE_CODES) {
    for (const path of [
      `/vehicle/${id}`,
      '/sharma-motors',
      `/vehicle/${id}/report`,
      `/vehicle/${id}/visit`,
      `/vehicle/${sold}`,
      '/q/zzzzzzzz',
    ]) {
      await page.goto(`${path}?lang=${code}`);
      await page.addStyleTag({ content: 'html { font-size: 125% }' });
      // A phone's layout viewport grows with content that is too wide.
      const tooWide = await page.evaluate(() =>
        [...document.querySelectorAll('body *:not(.sr-only)')]
          .filter((element) => !element.closest('[data-strip], [popover], template, .sr-only'))
          .filter((element) => element.getBoundingClientRect().right > 321)
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect([code, path, tooWide]).toEqual([code, path, []]);
      const buttons = await page.evaluate(() =>
        [...document.querySelectorAll('button, a[class*=h-1]')]
          .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
          .map(({ outerHTML, scrollWidth, clientWidth, scrollHeight, clientHeight }) => ({
            html: outerHTML.slice(0, 160),
            isCut: scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
          })),
      );
      expect(buttons.length, path).toBeGreaterThan(0);
      const cutOff = buttons.filter(({ isCut }) => isCut);
      expect([code, path, cutOff]).toEqual([code, path, []]);
    }
  }
});
