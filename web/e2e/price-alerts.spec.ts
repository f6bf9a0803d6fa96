import { publishListing } from './support/listing.ts';
import { newNumber, signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

for (const [language, javaScriptEnabled, link] of [
  ['en', true, 'Tell me if the price drops'],
  ['hi', false, 'दाम घटे तो बताएँ'],
  ['ta', true, 'விலை குறைந்தால் சொல்லுங்கள்'],
] as const) {
  test(`a buyer waits for a lower price in ${language}, script: ${javaScriptEnabled}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await signUp(page);
    const { id } = await publishListing(page, `Awaited Ritz ${language}`);
    const visitor = await (await browser.newContext({ baseURL, javaScriptEnabled })).newPage();
    await visitor.goto(`/vehicle/${id}?lang=${language}`);
    await visitor.getByRole('link', { name: link }).click();
    const form = visitor.getByRole('form', { name: link });
    await expect(form.getByRole('checkbox')).not.toBeChecked();
    await form.locator('label:has([name=below])').nth(1).click();
    await form.locator('[name=buyerName]').fill('Asha Rao');
    await form.locator('[name=buyerMobile]').fill(newNumber());
    await form.getByRole('checkbox').check();
    await form.locator('[type=submit]').click();
    await expect(visitor.getByRole('status').first()).toBeVisible();
    await expect(form).toHaveCount(0);
    await visitor.context().close();

    await page.goto('/dashboard/leads');
    await page.getByText('Waiting for a lower price (1)').click();
    const row = page.getByRole('listitem').filter({ hasText: 'Asha Rao' });
    await expect(row).toContainText(/Waits for ₹[\d,]+ or less/);
    await expect(row.getByRole('link', { name: 'Call Asha Rao' })).toHaveAttribute(
      'href',
      /^tel:\+91\d{10}$/,
    );
  });
}
