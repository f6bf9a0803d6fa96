import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { stopClock } from './support/clock.ts';
import { formOf } from './support/form.ts';
import { publishListing } from './support/listing.ts';
import { forgetSession, PASSWORD, signUp } from './support/people.ts';
import { installWorker, press, pushService, shownBy } from './support/push.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const offer = (page: Page, vehicleId: string) =>
  page.request.post('/api/leads', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      vehicleId,
      buyerName: 'Asha',
      buyerMobile: '9876543210',
      offerPrice: '450000',
      message: 'Is Saturday fine?',
    },
  });

test('a push message is shown without an open page, once per tag, and its button updates the lead', async ({
  page,
  context,
}) => {
  await signUp(page);
  const { id: vehicleId } = await publishListing(page, 'Pushed Swift');
  const { id: leadId } = await (await offer(page, vehicleId)).json();
  const worker = await installWorker(context, page);
  const { origin } = new URL(page.url());
  await page.goto('about:blank');
  const deliver = await pushService(page, origin);
  const url = `/dashboard/leads?lead=${leadId}`;
  const text = { title: '₹4,50,000 offered for Pushed Swift', body: 'Asha', tag: `lead-${leadId}` };
  await deliver({ id: 'm1', ...text, url, leadId, button: 'बात हो गई' });
  await deliver({ id: 'm1', ...text, url, leadId, button: 'बात हो गई' });
  const data = { id: 'm1', url, leadId };
  await expect.poll(() => shownBy(worker)).toEqual([{ ...text, data, actions: ['बात हो गई'] }]);

  await press(worker, 'contacted');
  expect(await (await page.request.get(`${origin}/api/leads/${leadId}`)).json()).toMatchObject({
    status: 'contacted',
  });
  await expect.poll(() => shownBy(worker)).toEqual([]);
});

test('a message leads to its lead, even through sign-in, with Call and WhatsApp first', async ({ page }) => {
  const email = await signUp(page);
  const { id: vehicleId } = await publishListing(page, 'Mailed Swift');
  const { id: leadId } = await (await offer(page, vehicleId)).json();
  await forgetSession(page);
  await page.goto(`/dashboard/leads?lead=${leadId}`);
  await page.waitForURL(/\/login\?/);
  await formOf(page, 'Sign in').getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(new RegExp(`lead=${leadId}`));
  const dialog = page.getByRole('dialog', { name: 'Asha' });
  await expect(dialog.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919876543210');
  await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
});

/** While a test message has no outcome, the settings are requested every two seconds, for a minute. */
async function waitsForTest(page: Page) {
  await stopClock(page);
  const settings = await (await page.request.get('/api/channels/settings')).json();
  settings.channels[0].test = {
    outcome: null,
    at: new Date(await page.evaluate(() => Date.now())).toISOString(),
  };
  await page.evaluate((pending) => {
    const send = window.fetch;
    let asked = 0;
    window.fetch = (input, init) => {
      if (!String(input).endsWith('/channels/settings')) return send(input, init);
      asked += 1;
      return Promise.resolve(Response.json(pending));
    };
    Object.assign(window, { askedSoFar: () => asked });
  }, settings);
  const asked = async (afterMs: number) => {
    await page.clock.runFor(afterMs);
    return page.evaluate(() => (window as unknown as { askedSoFar: () => number }).askedSoFar());
  };
  await page.getByRole('button', { name: 'Send a test by Mail' }).click();
  await expect.poll(() => asked(10)).toBe(1);
  expect(await asked(20_000)).toBe(11);
  expect(await asked(45_000)).toBe(31);
  expect(await asked(20_000)).toBe(31);
}

test('a seller chooses what reaches them where, and tests it', { tag: '@wide' }, async ({ page }) => {
  const email = await signUp(page);
  await page.goto('/dashboard/settings');
  await page.getByRole('link', { name: /^Notifications/ }).click();
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/section=notifications/);

  const offers = page.getByRole('checkbox', { name: 'New offers by Mail' });
  await expect(offers).toBeChecked();
  const saved = page.waitForResponse((response) => response.url().endsWith('/preference') && response.ok());
  await offers.uncheck();
  await saved;
  await page.reload();
  await expect(offers).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Follow-ups by Push' })).toBeChecked();

  await page.getByRole('button', { name: 'Send a test by Mail' }).click();
  await expect(page.getByText('Last test: sent')).toBeVisible();
  const outbox = await page.request.get('/dev/outbox', { headers: { accept: 'application/json' } });
  const mails: { to: string; kind: string }[] = await outbox.json();
  expect(mails.filter(({ to, kind }) => to === email && kind === 'test')).toHaveLength(1);

  await page.getByRole('switch', { name: 'Quiet hours' }).click();
  await formOf(page, 'Quiet hours').getByLabel('From').selectOption('9:30 pm');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Quiet hours saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(formOf(page, 'Quiet hours').getByLabel('From')).toHaveValue('21:30');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await waitsForTest(page);
});

test('the mail about an offer is readable in light and dark, and has a link to unsubscribe', {
  tag: '@wide',
}, async ({ page }) => {
  const email = await signUp(page);
  const { id: vehicleId } = await publishListing(page, 'Mailed Alto');
  await offer(page, vehicleId);
  const outbox = async () =>
    (await page.request.get('/dev/outbox', { headers: { accept: 'application/json' } })).json();
  const findMail = async () =>
    (await outbox()).find(({ to, kind }: { to: string; kind: string }) => to === email && kind === 'offer');
  await expect.poll(findMail).toBeTruthy();
  const mail: { html: string; text: string; subject: string } = await findMail();
  expect(mail.subject).toBe('₹4,50,000 offered for Mailed Alto');
  const { origin } = new URL(page.url());
  await page.goto('about:blank');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setContent(mail.html);
    await page.screenshot({
      path: `.cache/e2e/mail-${colorScheme}-${page.viewportSize()?.width}.png`,
      fullPage: true,
    });
    await expect(page.getByRole('link', { name: 'Call Asha' })).toHaveAttribute('href', 'tel:+919876543210');
    await expect(page.getByText('Is Saturday fine?')).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
    expect(violations).toEqual([]);
  }
  const unsubscribe = /Unsubscribe: (\S+)/.exec(mail.text)?.[1] ?? '';
  await page.goto(unsubscribe.replace(/^https?:\/\/[^/]+/, origin));
  await page.getByRole('button', { name: 'Turn these mails off' }).click();
  await expect(page.getByText('These mails are off')).toBeVisible();
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  });

  test('a seller reads how push works there, and there is an icon for the home screen', async ({ page }) => {
    // Safari itself does not support it; the home-screen app does.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
    await signUp(page);
    await page.goto('/dashboard/settings?section=notifications');
    await expect(page.getByText('Add to Home Screen')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Turn on for this device' })).toHaveCount(0);
    const icon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
    expect((await page.request.get(icon ?? '')).headers()['content-type']).toBe('image/png');
    const manifest = await (await page.request.get('/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({ display: 'standalone', start_url: '/dashboard' });
  });
});
