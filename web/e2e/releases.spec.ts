import { untilStored } from './support/device.ts';
import { fillOffer, offerForm } from './support/offer.ts';
import { expect, test } from './support/test.ts';
import { startTwoReleases } from './support/two-releases.ts';

test.use({ serviceWorkers: 'allow' });

test('open pages survive a release: the workspace moves to it when nothing is typed, and an offer arrives', async ({
  page,
  browser,
}) => {
  // A second server is seeded, started and replaced.
  test.setTimeout(600_000);
  const releases = await startTwoReleases();
  try {
    const { origin } = releases;
    const signedIn = await page.request.post(`${origin}/api/auth/login`, {
      data: { email: 'pro@demo.test', password: 'drive-the-lane-7' },
      headers: { origin },
    });
    expect(signedIn.status()).toBe(200);
    const vehicles: { id: string; status: string }[] = await (
      await page.request.get(`${origin}/api/vehicles`)
    ).json();
    const buyer = await browser.newPage({ baseURL: origin });
    await buyer.goto(`/vehicle/${vehicles.find(({ status }) => status === 'available')?.id}`);
    await page.goto(`${origin}/dashboard/listings`);
    await untilStored(page);
    await page.evaluate(() => {
      Object.assign(window, { isFirst: true });
      navigator.serviceWorker.addEventListener('controllerchange', () =>
        Object.assign(window, { isReplaced: true }),
      );
    });
    const isFirst = () => page.evaluate(() => 'isFirst' in window);
    await page.getByRole('button', { name: 'Add Vehicle' }).first().click();
    const name = page.getByRole('dialog').getByLabel('Vehicle Name');
    await name.fill('Half written');

    await releases.release();
    await page.clock.install();
    // The worker is installed only once it has every file; on a busy machine the page may have to check
    // again.
    // Not awaited: a check that meets the server while it is replaced may never end.
    const look = () =>
      page.evaluate(() => {
        const checked = navigator.serviceWorker.getRegistration().then((found) => found?.update());
        checked.catch(() => {});
      });
    await expect(async () => {
      await look();
      expect(await page.evaluate(() => 'isReplaced' in window)).toBe(true);
    }).toPass({ intervals: [1_000] });
    await page.clock.runFor(5 * 60_000);
    expect(await isFirst()).toBe(true);
    await expect(name).toHaveValue('Half written');

    const statusOf = async (path: string) => (await page.request.get(`${origin}${path}`)).status();
    expect(await statusOf('/assets/today.js'), 'a file of the build before').toBe(200);
    expect(await statusOf('/assets/yesterday.js'), 'one that is older than a day').toBe(404);
    await fillOffer(buyer, 'Buyer Between Releases', '9876501234', '23,00,000');
    await offerForm(buyer).getByRole('button', { name: 'Submit offer' }).click();
    await expect(buyer.getByText(/Your offer has been submitted successfully!/)).toBeVisible();

    await name.fill('');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('link', { name: 'Leads' }).first().click();
    await expect(page.getByRole('heading', { name: 'Leads', level: 1 })).toBeVisible();
    expect(await isFirst()).toBe(true);

    // Typed text may still be on its way to the draft; the page checks again every minute.
    const reloaded = page.waitForEvent('framenavigated');
    await expect(async () => {
      await page.clock.runFor(61_000);
      expect(await isFirst()).toBe(false);
    }).toPass();
    await reloaded;
    await expect(page.getByRole('heading', { name: 'Leads', level: 1 })).toBeVisible();
    await buyer.close();
  } finally {
    await releases.stop();
  }
});
