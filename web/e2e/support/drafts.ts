import { expect, type Page } from '@playwright/test';

/** Leaves a draft on the server, as a form does that was closed with its tab. */
export async function storeDraft(page: Page, name: string) {
  const response = await page.request.post('/api/drafts', {
    data: { fields: { name }, images: [] },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(response.status()).toBe(201);
}
