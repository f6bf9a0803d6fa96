import { bn } from '../i18n/bn.ts';
import { gu } from '../i18n/gu.ts';
import { hi } from '../i18n/hi.ts';
import { kn } from '../i18n/kn.ts';
import { ml } from '../i18n/ml.ts';
import { mr } from '../i18n/mr.ts';
import { pa } from '../i18n/pa.ts';
import { SELLING } from '../i18n/selling.ts';
import { ta } from '../i18n/ta.ts';
import { te } from '../i18n/te.ts';
import { chooseLanguage } from './support/buyers-language.ts';
import { expect, test } from './support/test.ts';

const TEXTS = { hi, mr, gu, pa, bn, ta, te, kn, ml };

test('posters speak ten languages: nothing is cut off, and the choice is remembered', async ({
  page,
  signInAs,
  demoVehicles,
}) => {
  await signInAs('pro');
  const vehicle = demoVehicles.find(({ status }) => status === 'available');
  await page.goto(`/dashboard/print?chosen=${vehicle?.id}`);
  const preview = page.getByRole('img', { name: /^Preview of the poster/ });
  const lines = async () => {
    const texts = await preview.locator('text').allTextContents();
    expect(texts.filter((text) => text.endsWith('…'))).toEqual([]);
    return texts;
  };
  await expect(preview).toContainText('Scan for photos, price and offers');
  expect(await lines()).toEqual(expect.arrayContaining([SELLING.hi.sheet.scan, 'Year', 'Driven']));
  for (const [code, { listing, publisher }] of Object.entries(TEXTS)) {
    const { sheet } = SELLING[code as keyof typeof TEXTS];
    await chooseLanguage(page, code);
    await expect(preview).toContainText(sheet.scan);
    expect(await lines()).toContain('Scan for photos, price and offers');
    const english = page.getByRole('switch', { name: 'English too' });
    await english.click();
    await expect(preview).not.toContainText('Scan for photos, price and offers');
    const { year, kmsDriven } = listing.facts;
    expect(await lines()).toEqual(
      expect.arrayContaining([year, kmsDriven, sheet.scan, `${publisher.call} +91 90000 00003`]),
    );
    await english.click();
  }
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Buyers’ language' }).first()).toHaveValue('ml');
  await chooseLanguage(page, 'en');
  await expect(page.getByRole('switch', { name: 'English too' })).toHaveCount(0);
});
