import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('unlikely offers are kept apart, and leads with the same number are merged', { tag: '@wide' }, async ({
  page,
  playwright,
}) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Quiet Lead LXi');
  const { origin } = new URL(page.url());
  const offerFrom = async (network: string, data: Record<string, string>) => {
    const phone = await playwright.request.newContext({
      extraHTTPHeaders: { origin, 'cf-connecting-ip': network },
    });
    await phone.post(`${origin}/api/leads`, { data: { vehicleId: id, ...data } });
    await phone.dispose();
  };
  await offerFrom('192.0.2.1', { buyerName: 'Asha', buyerMobile: '9876543210', offerPrice: '450000' });
  await offerFrom('192.0.2.2', { buyerName: 'Asha R', buyerMobile: '9876543210', offerPrice: '460000' });
  await offerFrom('192.0.2.3', { buyerName: 'Joker', buyerMobile: '9876543211', offerPrice: '1' });
  await page.goto('/dashboard/leads');
  const main = page.getByRole('main');

  await test.step('an unlikely offer is folded away until it is moved', async () => {
    await expect(main.getByRole('button', { name: /^Details of/ })).toHaveCount(2);
    await expect(main.getByText('Joker')).toBeHidden();
    await main.getByText('Unlikely offers (1)').click();
    await main.getByRole('button', { name: 'Joker', exact: true }).click();
    await expect(page.getByRole('dialog').getByText('less than a fifth of your price')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await main.getByRole('button', { name: 'Move Joker to leads' }).click();
    await expect(page.getByText('Moved to leads', { exact: true })).toBeVisible();
    await expect(main.getByRole('button', { name: /^Details of/ })).toHaveCount(3);
    await expect(main.getByText(/^Unlikely offers/)).toHaveCount(0);
  });

  await test.step('the same number from elsewhere is merged after a question', async () => {
    await main.getByRole('button', { name: 'Details of Asha', exact: true }).click();
    const others = page.getByRole('region', { name: 'Same number' });
    await expect(others.getByText('Asha R')).toBeVisible();
    await others.getByRole('button', { name: 'Merge' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Merge' }).click();
    const dialog = page.getByRole('dialog', { name: 'Asha R' });
    await expect(dialog.getByText('2 offers')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(main.getByRole('button', { name: /^Details of/ })).toHaveCount(2);
  });
});
