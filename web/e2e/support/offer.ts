import type { Page } from '@playwright/test';

/** The offer form of a vehicle's page, apart from the page's other forms. */
export const offerForm = (page: Page) => page.getByRole('form', { name: 'Make an offer' });

/** What a buyer types. */
export async function fillOffer(page: Page, name: string, mobile: string, price: string) {
  const form = offerForm(page);
  await form.getByLabel('Your name').fill(name);
  await form.getByLabel('Mobile number').fill(mobile);
  await form.getByLabel('Your offer').fill(price);
}
