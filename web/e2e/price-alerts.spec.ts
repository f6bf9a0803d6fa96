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

/** Chromium's headless shell grants no notifications and has no push service. */
function withPushService() {
  let isSubscribed = false;
  const key = (bytes: number) => btoa('a'.repeat(bytes)).replaceAll('=', '');
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/a-phone',
    toJSON: () => ({ endpoint: subscription.endpoint, keys: { p256dh: key(65), auth: key(16) } }),
  } as unknown as PushSubscription;
  const granted = async () => 'granted' as const;
  Object.assign(Notification, { requestPermission: granted });
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  PushManager.prototype.subscribe = async () => {
    isSubscribed = true;
    return subscription;
  };
  PushManager.prototype.getSubscription = async () => (isSubscribed ? subscription : null);
}

test('a phone hears of a price without a name, by a worker that controls no page, and ends it with one tap', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Awaited Baleno');
  const allowed = await browser.newContext({ baseURL, serviceWorkers: 'allow' });
  const visitor = await allowed.newPage();
  await visitor.addInitScript(withPushService);
  await visitor.goto(`/vehicle/${id}/alert`);
  await visitor.getByRole('button', { name: 'Tell this phone' }).click();
  await expect(visitor.getByText('We will tell this phone.')).toBeVisible();
  const [worker] = visitor.context().serviceWorkers();
  expect(worker?.url()).toBe(`${baseURL}/alerts/service-worker.js`);
  expect(await visitor.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await visitor.reload();
  await expect(visitor.getByText('We will tell this phone.')).toBeVisible();
  await visitor.evaluate(() =>
    navigator.serviceWorker
      .register('/alerts/service-worker.js', { scope: '/alerts/' })
      .then(({ pushManager }) => pushManager.subscribe()),
  );
  const renewed = allowed.waitForEvent('request', (request) => request.url().endsWith('/renew'));
  await worker?.evaluate(() => {
    const subscription = (name: string) => ({
      endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
      toJSON: () => ({ endpoint: `https://fcm.googleapis.com/fcm/send/${name}` }),
    });
    const changed = { newSubscription: subscription('new'), oldSubscription: subscription('old') };
    self.dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), changed, { waitUntil: () => {} }));
  });
  expect((await renewed).postDataJSON()).toMatchObject({
    endpoint: expect.stringContaining('/old'),
    subscription: { endpoint: expect.stringContaining('/new') },
  });
  await visitor.getByRole('button', { name: 'Stop' }).click();
  await expect(visitor.getByRole('button', { name: 'Tell this phone' })).toBeVisible();
  await expect(visitor.getByText('We will tell this phone.')).toHaveCount(0);
  await visitor.context().close();
});

test('without script there is no button for the phone', async ({ page, browser, baseURL }) => {
  await signUp(page);
  const { id } = await publishListing(page, 'Awaited Alto');
  const visitor = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage();
  await visitor.goto(`/vehicle/${id}/alert?lang=ta`);
  await expect(visitor.getByRole('form', { name: 'விலை குறைந்தால் சொல்லுங்கள்' })).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'இந்த ஃபோனில் சொல்லுங்கள்' })).toBeHidden();
  await visitor.context().close();
});
