import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { create, dialogOf, says } from './add-dialog.ts';
import { mailedCode, PASSWORD } from './people.ts';

interface Photo {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

interface Walk {
  /** Taps a target; without one, a tap in the phone's own interface. */
  tap: (target: Locator | null) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
  photos: Photo[];
  note?: (step: string) => void;
}

/** Picking photos takes three taps. */
const PICKER_TAPS = 3;

/** From the landing page to a published vehicle. */
export async function walkIn(page: Page, { tap, type, photos, note = () => {} }: Walk) {
  const email = `${randomUUID()}@example.test`;
  await page.goto('/');
  await tap(page.getByRole('link', { name: 'List your first vehicle' }));
  await page.waitForURL('/signup');
  await type(page.getByLabel('Your name'), 'Test Seller');
  await type(page.getByLabel('Email'), email);
  await type(page.getByRole('textbox', { name: 'Password' }), PASSWORD);
  await tap(page.getByRole('button', { name: 'Create account' }));
  await page.waitForURL('/auth/verify');
  note('the code is asked for');
  await type(page.getByLabel('6-digit code'), await mailedCode(page.request, email));
  await page.waitForURL('/dashboard?add=vehicle');
  const dialog = dialogOf(page);
  await dialog.waitFor();
  note('Add Vehicle is open');
  for (let taps = 0; taps < PICKER_TAPS; taps++) await tap(null);
  await dialog.locator('input[type=file][multiple]').setInputFiles(photos);
  await type(dialog.getByLabel('Vehicle Name'), 'Honda Activa 6G 2019');
  await type(dialog.getByLabel('Price'), '52000');
  await type(dialog.getByLabel('KMs Driven'), '18500');
  await tap(dialog.getByLabel('Fuel Type'));
  await tap(null);
  await dialog.getByLabel('Fuel Type').selectOption('Petrol');
  await type(dialog.getByLabel('Buyers call this number'), '98765 43210');
  await tap(create(page));
  note('publishing');
  await says(page, 'Vehicle Created!');
}
