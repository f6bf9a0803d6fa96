import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { fileHash } from '../../lib/file-hash';
import type { PrintShop } from '../print/pdf/print-file';
import { latinShop } from '../print/test/latin-shop';
import { openPdf, pageCount, renderPage, textOf } from '../print/test/read-pdf';
import { makePaper } from './make-paper';
import { BY_HAND } from './signatures';
import { MAX_PHOTO_BYTES } from './small-photo';
import { DRAWN, note, ORIGIN } from './test/sample-papers';

vi.mock('../print/browser-shop', () => ({ openShop: async (): Promise<PrintShop> => latinShop }));
vi.stubGlobal('window', { location: { origin: ORIGIN } });

/** A photo with as many bytes as one may have, red where it is even. */
async function largestPhoto(width: number, height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const grain = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff', noise } })
    .png()
    .toBuffer();
  const drawn = await sharp({ create: { width, height, channels: 3, background: '#f00' } })
    .composite([{ input: grain, top: 0, left: 0 }])
    .jpeg({ quality: 85 })
    .toBuffer();
  // Readers ignore what follows the end of a picture.
  const file = new Blob([Uint8Array.from(drawn), new Uint8Array(MAX_PHOTO_BYTES - drawn.length)]);
  return { file, width, height };
}

it.each([
  [1200, 900],
  [900, 1200],
])('a photo of %i by %i is on a second page, and the paper stays below 500 kB', async (width, height) => {
  const photo = await largestPhoto(width, height);
  expect(photo.file.size).toBe(MAX_PHOTO_BYTES);
  const file = await makePaper(note, DRAWN, photo);
  expect(file.size).toBeLessThan(500_000);
  const pdf = await openPdf(file);
  expect(pageCount(pdf)).toBe(2);
  const text = textOf(pdf, 2).join(' ');
  for (const said of ['Photo at the hand-over', 'DN/26-27/0001', 'UP78AB1234', 'Nobody has checked it']) {
    expect(text).toContain(said);
  }
  const page = await renderPage(pdf, 72, 2);
  const { data, info } = await page.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let [right, bottom] = [0, 0];
  for (let at = 0; at < info.width * info.height; at++) {
    const [red = 0, green = 0] = [data[at * 3], data[at * 3 + 1]];
    if (red < 200 || green > 60) continue;
    right = Math.max(right, at % info.width);
    bottom = Math.floor(at / info.width);
  }
  // As wide as the text or as high as the page, and within the margins of 18 mm.
  const ends = [right, bottom].map((pixel) => (pixel / 72) * 25.4);
  if (width > height) expect(ends[0]).toBeGreaterThan(210 - 19);
  else expect(ends[1]).toBeGreaterThan(297 - 19);
  expect(ends[0]).toBeLessThan(210 - 17);
  expect(ends[1]).toBeLessThan(297 - 17);
});

it('the hash is that of the file with its photo; without one there is one page', async () => {
  const photo = await largestPhoto(1200, 900);
  const [without, withIt] = [await makePaper(note, BY_HAND, null), await makePaper(note, BY_HAND, photo)];
  expect(pageCount(await openPdf(without))).toBe(1);
  expect(await fileHash(withIt)).not.toBe(await fileHash(without));
});
