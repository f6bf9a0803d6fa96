import type { Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { imagesOf, type Pdf } from '../../features/print/test/read-pdf.ts';

/** Dots per inch of each line that a page contains as an image. */
export const dotsPerInch = (pdf: Pdf): number[] =>
  imagesOf(pdf).flatMap(({ isLine, dots, width }) => (isLine ? [(dots / width) * 25.4] : []));

/** The side length in pixels of each picture on a page. */
export const pictureSides = (pdf: Pdf): number[] =>
  imagesOf(pdf).flatMap(({ isLine, dots }) => (isLine ? [] : [dots]));

const COMPARED = { width: 600, height: 80 };

/** Ink as brightness, without margins, scaled to one size. */
async function inkOf(picture: Sharp, isWhiteOnBlack: boolean): Promise<Buffer> {
  const grey = picture.flatten({ background: '#fff' }).greyscale();
  const dark = await (isWhiteOnBlack ? grey.negate() : grey).png().toBuffer();
  const trimmed = await sharp(dark).trim({ background: '#fff', threshold: 60 }).png().toBuffer();
  return sharp(trimmed)
    .resize({ ...COMPARED, fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
}

/** The difference of two lines, from 0 (the same) to 1. */
export async function distance(printed: Sharp, shown: Sharp): Promise<number> {
  const [one, other] = [await inkOf(printed, true), await inkOf(shown, false)];
  const sum = one.reduce((total, value, index) => total + Math.abs(value - (other[index] ?? 0)), 0);
  return sum / one.length / 255;
}

/** A line as the browser shows it on a page. */
export async function shownLine(page: Page, text: string, font: string): Promise<Sharp> {
  const line = page.locator('#line');
  await page.setContent('<div id="line"></div>');
  await line.evaluate(
    (element, { text, font }) => {
      Object.assign(element.style, { font, padding: '40px', display: 'inline-block', whiteSpace: 'nowrap' });
      element.textContent = text;
    },
    { text, font },
  );
  return sharp(await line.screenshot());
}

/** Letters of a text that this browser has no glyph for: they look like a letter that no font has. */
export const tofuIn = (page: Page, text: string, font: string) =>
  page.evaluate(
    ({ letters, font }) => {
      const look = (letter: string) => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [120, 160];
        const pen = canvas.getContext('2d');
        if (!pen) throw new Error('no canvas');
        pen.font = font;
        pen.fillText(letter, 20, 110);
        return canvas.toDataURL();
      };
      const missing = look('\u{10fffe}');
      return letters.filter((letter) => look(letter) === missing);
    },
    { letters: [...new Set(text.replace(/\P{L}/gu, ''))], font },
  );
