import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('the week is one line that opens into five, is shared, and is turned off by one tap', async ({
  page,
}) => {
  await signUp(page);
  const note = {
    monday: '2026-11-23',
    views: 1612,
    scans: 48,
    offers: 1,
    source: 'qr',
    answerMinutes: 150,
    waiting: { id: '01890000-0000-7000-8000-000000000000', name: 'Alto K10', days: 34, advice: 'lower' },
  };
  await page.route('**/api/weekly', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: { note } }) : route.continue(),
  );
  await page.reload();
  const today = page.getByRole('region', { name: 'Today' });
  await today.getByText('1,612 views, 48 scans, 1 offer').click();
  await expect(today.getByRole('definition')).toHaveText([
    '1,612',
    '48',
    '1, first answer after 3 h',
    'QR code',
    'Alto K10: no offer for 34 days. Many people look at it: lower the price a little.',
  ]);
  await expect(today.getByRole('link', { name: 'Share with my partner' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=Our%20week.*Alto%20K10/,
  );
  await today.getByRole('button', { name: 'Turn off weekly notes' }).click();
  await expect(today.getByText('Your week')).toHaveCount(0);
  await page.goto('/dashboard/settings?section=notifications');
  await expect(page.getByRole('checkbox', { name: 'Weekly note by Push' })).not.toBeChecked();
});
