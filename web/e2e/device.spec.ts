import { create, dialogOf, fill, listings, openDialog, says } from './support/add-dialog.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('the device position fills in the city and is never sent', async ({ page, context }) => {
  await signUp(page);
  await openDialog(page);
  const dialog = dialogOf(page);
  const locate = dialog.getByRole('button', { name: 'Use my location' });
  await locate.click();
  await expect(dialog.getByText(/did not say where you are/)).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 26.95, longitude: 70.2 });
  await locate.click();
  await expect(dialog.getByText(/^No city within 50 km/)).toBeVisible();
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`));
  await context.setGeolocation({ latitude: 18.591, longitude: 73.739 });
  await page.evaluate(
    () => new Promise((done) => navigator.geolocation.getCurrentPosition(done, done, { maximumAge: 0 })),
  );
  await locate.click();
  await expect(dialog.getByLabel('City')).toHaveValue('Pune');
  await fill(page, 'Activa 6G 2019');
  await dialog.getByLabel('KMs Driven').fill('18500');
  await create(page).click();
  await says(page, 'Vehicle Created!');
  expect(await listings(page)).toMatchObject([{ city: 'Pune' }]);
  expect(bodies.filter((body) => /18\.59|73\.73/.test(body))).toEqual([]);
});

test('a description is dictated if the browser supports it, and a phone opens its camera', async ({
  page,
}) => {
  await page.addInitScript(() => {
    class Recognition extends EventTarget {
      start() {
        const results = [[{ transcript: ' one owner ' }]];
        this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results }));
      }
      stop() {
        this.dispatchEvent(new Event('end'));
      }
      abort() {}
    }
    Object.assign(window, { webkitSpeechRecognition: Recognition, SpeechRecognition: undefined });
  });
  await signUp(page);
  await openDialog(page);
  const dialog = dialogOf(page);
  await dialog.getByLabel(/Description/).fill('Runs well,');
  await dialog.getByRole('button', { name: 'Dictate' }).click();
  await expect(dialog.getByLabel(/Description/)).toHaveValue('Runs well, one owner');
  await dialog.getByRole('button', { name: 'Stop dictating' }).click();
  await expect(dialog.getByRole('button', { name: 'Dictate' })).toBeVisible();
  await expect(dialog.getByText('Take photo')).toBeVisible();
  await expect(dialog.getByLabel('Take photo')).toHaveAttribute('capture', 'environment');

  await page.addInitScript(() =>
    Object.assign(window, { webkitSpeechRecognition: undefined, SpeechRecognition: undefined }),
  );
  await page.reload();
  await openDialog(page);
  await expect(dialog.getByRole('button', { name: 'Generate with AI' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Dictate' })).toHaveCount(0);
});

test('a contact is picked from the phone if the browser supports it', async ({ page }) => {
  await signUp(page);
  const open = async () => {
    await page.goto('/dashboard/contacts');
    await page.getByRole('button', { name: 'Add Contact' }).first().click();
  };
  const dialog = page.getByRole('dialog', { name: 'Add to Contacts' });
  const pick = dialog.getByRole('button', { name: 'Pick from your phone' });
  await page.addInitScript(() => {
    const select = async () => [{ name: ['Mechanic'], tel: ['+91 98765-00000'] }];
    Object.defineProperty(navigator, 'contacts', { value: { select }, configurable: true });
  });
  await open();
  await pick.click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Mechanic');
  await expect(dialog.getByLabel('Mobile Number')).toHaveValue('9876500000');
  await page.addInitScript(() => Object.defineProperty(navigator, 'contacts', { value: undefined }));
  await open();
  await expect(dialog.getByLabel('Name')).toBeVisible();
  await expect(pick).toHaveCount(0);
});
