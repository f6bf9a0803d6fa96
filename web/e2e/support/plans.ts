import { expect, type Page } from '@playwright/test';

export const CARDS = { good: 'Pays', declined: 'Declined', bank: 'Asks the bank' };

/** Opens the plans and waits for the prices. */
export async function openPlans(page: Page) {
  await page.goto('/subscription');
  await expect(page.getByText('for 1 month, tax included').first()).toBeVisible();
}

export async function choose(page: Page, plan: string) {
  await openPlans(page);
  await page.getByRole('button', { name: plan, exact: true }).click();
}

/** Pays by card, whichever way is offered first. */
export async function pay(page: Page, card: keyof typeof CARDS) {
  await page.getByRole('radio', { name: 'Card' }).click();
  await page.getByRole('button', { name: CARDS[card] }).click();
  await page.getByRole('button', { name: /^Pay / }).click();
}

export const toasted = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).first()).toBeVisible();
