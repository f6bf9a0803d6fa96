import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { judge, printTable, verdict } from '../../../scripts/lib/figures.ts';
import { LIMITS } from '../../../scripts/limits.ts';
import { expect, test } from '../../../web/e2e/support/test.ts';
import { walkIn } from '../../../web/e2e/support/walk-in.ts';
import { newPhone, openSlowPage } from './phone.ts';

/** A person's pace: the pause before a tap, and the time per letter. */
const TAP_MS = 800;
const LETTER_MS = 250;
const PHOTOS = 3;

/** A photo as large as a phone's, with enough grain for the same file size: 3 MB. */
async function drawPhoto(_: unknown, number: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 18 } as const;
  const image = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#9cc3e8', noise } });
  const buffer = await image.jpeg().toBuffer();
  expect(buffer.length).toBeGreaterThan(3_000_000);
  return { name: `photo-${number}.jpg`, mimeType: 'image/jpeg', buffer };
}

test('from the landing page to the link that opens WhatsApp', async ({ browser }) => {
  test.setTimeout(300_000);
  const photos = await Promise.all(Array.from({ length: PHOTOS }, drawPhoto));
  const phone = await newPhone(browser, 'body');
  const page = await openSlowPage(phone, 'slow 4G');
  const steps: Record<string, string> = {};
  const began = performance.now();
  let taps = 0;
  const note = (step: string) => {
    steps[step] = `${((performance.now() - began) / 1000).toFixed(1)} s`;
  };
  const tap = async (target: Locator | null) => {
    taps += 1;
    await target?.waitFor();
    await page.waitForTimeout(TAP_MS);
    await target?.tap();
  };
  const type = async (field: Locator, text: string) => {
    if (!(await field.evaluate((element) => element === document.activeElement))) await tap(field);
    await field.pressSequentially(text, { delay: LETTER_MS });
  };
  await walkIn(page, { tap, type, photos, note });
  await page.getByRole('link', { name: 'Send on WhatsApp' }).waitFor();
  note('the page is live');
  await tap(null);
  note('sent on WhatsApp');
  const seconds = (performance.now() - began) / 1000;
  await phone.close();
  const figures = [
    ['in all', judge('seconds', seconds, LIMITS.wayInSeconds)],
    ['taps', judge('taps', taps, LIMITS.wayInTaps)],
  ];
  const said = verdict();
  console.log(`\n${said}`);
  printTable(
    'The way in, slow 4G, a quarter of the processor, at a person’s pace, the mail’s own time apart',
    [...Object.entries(steps), ...figures],
  );
  expect(said).toMatch(/^held/);
});
