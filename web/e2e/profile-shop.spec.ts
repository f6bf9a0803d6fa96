import { formOf } from './support/form.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a seller’s words and yard are on the public page once they want that', async ({
  page,
  browser,
  baseURL,
  makePro,
}) => {
  await signUp(page);
  await makePro(page);
  await page.request.patch('/api/yard', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      address: 'Plot 7, Demo Road',
      pin: '12.97, 77.59',
      hours: { opens: '10:00', closes: '19:00', closedDay: 'monday' },
    },
  });
  const name = `shop-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 6)}`;
  await page.goto('/dashboard/profile?section=settings');
  const form = formOf(page, 'Profile settings');
  await form.getByLabel('Username').fill(name);
  await form.getByLabel('About you').fill('x'.repeat(501));
  await expect(form.getByText('501/500')).toBeVisible();
  await expect(page.getByText('Username is available')).toBeVisible();
  const save = form.getByRole('button', { name: 'Save profile' });
  await save.click();
  await expect(form.getByText('At most 500 characters')).toBeVisible();
  await form.getByLabel('About you').fill('Honest papers since 1998.');
  await expect(form.getByRole('switch', { name: 'Show address and hours on my profile' })).not.toBeChecked();
  await save.click();
  await expect(page.getByText('Profile updated successfully!', { exact: true })).toBeVisible();

  const buyer = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
  await buyer.goto(`/${name}`);
  await expect(buyer.getByText('Honest papers since 1998.')).toBeVisible();
  await expect(buyer.getByText('Plot 7, Demo Road')).toHaveCount(0);

  await form.getByRole('switch', { name: 'Show address and hours on my profile' }).click();
  const saved = page.waitForResponse('**/api/auth/user/profile');
  await save.click();
  await saved;
  for (const [code, hours, map] of [
    ['en', '10:00 am to 7:00 pm, closed on Monday', 'Show on the map'],
    ['hi', '10:00 से 19:00, सोमवार को बंद', 'नक्शे पर देखें'],
    ['ta', '10:00 முதல் 19:00 வரை, திங்கள் விடுமுறை', 'வரைபடத்தில் பாருங்கள்'],
  ] as const) {
    await buyer.goto(`/${name}?lang=${code}`);
    await expect(buyer.getByText('Plot 7, Demo Road')).toBeVisible();
    await expect(buyer.getByText(hours)).toBeVisible();
    await expect(buyer.getByRole('link', { name: map })).toHaveAttribute('href', /query=12\.97,77\.59$/);
  }
  await buyer.context().close();
});
