import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { create, dialogOf, says } from './add-dialog.ts';
import { formOf } from './form.ts';
import { mailedCode, newNumber, PASSWORD } from './people.ts';

interface Photo {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

interface Walk {
  /** What the account is signed up with. */
  by?: 'mail' | 'mobile';
  /** Taps a target; without one, in what the phone shows itself. */
  tap: (target: Locator | null) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
  photos: Photo[];
  note?: (step: string) => void;
}

/** Picking photos takes three taps. */
const PICKER_TAPS = 3;

/** From the landing page to a published vehicle. */
export async function walkIn(page: Page, { by = 'mail', tap, type, photos, note = () => {} }: Walk) {
  const number = newNumber();
  const login = by === 'mail' ? `${randomUUID()}@example.test` : number;
  await page.goto('/');
  await tap(page.getByRole('link', { name: 'List your first vehicle' }));
  await page.waitForURL('/signup');
  await type(formOf(page, 'Create account').getByLabel('Your name'), 'Test Seller');
  await type(formOf(page, 'Create account').getByLabel('Mobile number or email'), login);
  await type(page.getByRole('textbox', { name: 'Password' }), PASSWORD);
  await tap(page.getByRole('button', { name: 'Create account' }));
  await page.waitForURL('/auth/verify');
  note('the code is asked for');
  await type(
    formOf(page, 'Verify').getByLabel('6-digit code'),
    await mailedCode(page.request, by === 'mail' ? login : `+91${number}`),
  );
  await page.waitForURL('/dashboard?add=vehicle');
  const dialog = dialogOf(page);
  await dialog.waitFor();
  note('Add Vehicle is open');
  for (let taps = 0; taps < PICKER_TAPS; taps++) await tap(null);
  await dialog.locator('input[type=file][multiple]').setInputFiles(photos);
  await type(dialog.getByLabel('Vehicle Name'), 'Honda Activa 6G 2019 18500 km');
  await type(dialog.getByLabel('Price'), '52000');
  // The only fuel of this model, which its name has filled in.
  await expect(dialog.getByLabel('Fuel Type')).toHaveValue('Petrol');
  if (by === 'mail') await type(dialog.getByLabel('Buyers call this number'), number);
  await tap(create(page));
  note('publishing');
  await says(page, 'Vehicle Created!');
  return { number: `+91${number}` };
}
