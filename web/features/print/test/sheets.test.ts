import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { loadBuyersTexts } from '../../../i18n/load-texts';
import { FORMATS, type Format } from '../formats';
import { printPosters, printStickers } from '../make-sheets';
import { PAPERS, SAFE_MARGIN } from '../papers';
import { measureIn } from '../pdf/print-file';
import type { Poster } from '../poster';
import { stickerBoxes, stickerSheet } from '../stickers';
import { latinShop } from './latin-shop';
import { decode, openPdf, pageCount, pageSize, renderPage, textOf } from './read-pdf';

const en = await loadBuyersTexts('en');
const hi = await loadBuyersTexts('hi');
const ta = await loadBuyersTexts('ta');
const LINK = 'https://chaabi.example/q/x4k48jpu7q';

const poster: Poster = {
  name: '2021 Maruti Suzuki Swift VXi',
  price: '₹4,75,000',
  facts: [
    { label: 'Year', value: '2021' },
    { label: 'Driven', value: '42,000 km' },
    { label: 'Fuel', value: 'Petrol' },
    { label: 'Owner', value: '1st' },
  ],
  link: LINK,
  phone: '+91 98200 00001',
  firm: 'Sharma Motors',
  logo: null,
};

const quiet = { onPage: () => {}, signal: new AbortController().signal };
const options = (format: Format, cutMarks = false) => ({ format, texts: [en], cutMarks }) as const;
const print = async (posters: readonly Poster[], format: Format, cutMarks = false) =>
  openPdf(await printPosters(posters, options(format, cutMarks), latinShop, quiet));

const stickers = Array.from('abcdefghjkjk', (letter, index) => ({
  number: 41 + index,
  link: `https://chaabi.example/q/x4k48jp${letter}`,
}));
const owner = { firm: 'Sharma Motors and Sons Certified Pre-Owned Cars', phone: '+91 98200 00001' };
const printTen = async (cutMarks = false) =>
  openPdf(await printStickers(stickers, owner, { texts: [en], cutMarks }, latinShop, quiet));

const rounded = ({ width, height }: { width: number; height: number }) => [
  Math.round(width * 10) / 10,
  Math.round(height * 10) / 10,
];

describe('a printed sheet', () => {
  it.each([
    ['a4', false, [210, 297]],
    ['a5', false, [148, 210]],
    ['a6', false, [105, 148]],
    ['four', true, [210, 297]],
    ['a6', true, [125, 168]],
  ] as const)('as %s, with cut marks: %s, is %j millimetres large', async (format, cutMarks, size) => {
    expect(rounded(pageSize(await print([poster], format, cutMarks)))).toEqual(size);
  });

  it('has a trim box that is exactly the cut', async () => {
    const file = await printPosters([poster], options('a5', true), latinShop, quiet);
    const [, box = ''] = /\/TrimBox \[([^\]]+)\]/.exec(await file.text()) ?? [];
    const [left = 0, bottom = 0, right = 0, top = 0] = box
      .split(' ')
      .map((points) => (Number(points) * 25.4) / 72);
    expect([left, bottom, right - left, top - bottom].map((mm) => Math.round(mm * 100) / 100)).toEqual([
      10, 10, 148, 210,
    ]);
  });

  it.each(FORMATS)('as %s is readable at full and half resolution, tilted, and in grey', async (format) => {
    const pdf = await print([poster], format);
    const page = await renderPage(pdf, 200);
    const whole = await page.png().toBuffer();
    const views = {
      full: sharp(whole),
      half: await renderPage(pdf, 100),
      tilted: sharp(await sharp(whole).rotate(10, { background: '#fff' }).png().toBuffer()),
      // Printed with a nearly empty cartridge, on paper in the shade.
      grey: sharp(await sharp(whole).greyscale().linear(0.35, 70).toColourspace('srgb').png().toBuffer()),
    };
    for (const [name, view] of Object.entries(views))
      expect([name, await decode(view)]).toEqual([name, [LINK]]);
  });

  it('keeps its margins free', async () => {
    for (const format of ['a4', 'a5', 'a6'] as const) {
      const dpi = 200;
      const { data, info } = await (await renderPage(await print([poster], format), dpi))
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const margin = Math.floor((SAFE_MARGIN / 25.4) * dpi);
      const isMargin = (at: number) => {
        const [x, y] = [at % info.width, Math.floor(at / info.width)];
        return x < margin || y < margin || x >= info.width - margin || y >= info.height - margin;
      };
      const inked = data.findIndex((value, at) => value < 250 && isMargin(at));
      expect([format, inked]).toEqual([format, -1]);
    }
  });

  it('contains name, price, facts, firm, number, what to do, and the link to type', async () => {
    expect(textOf(await print([poster], 'a5'))).toEqual([
      'Sharma Motors',
      '2021 Maruti',
      'Suzuki Swift VXi',
      '₹4,75,000',
      ...['Year', '2021', 'Driven', '42,000 km', 'Fuel', 'Petrol', 'Owner', '1st'],
      'chaabi.example/q/x4k48jpu7q',
      'Scan for photos, price and offers',
      'Call +91 98200 00001',
    ]);
  });

  it('leaves out what is missing', async () => {
    const bare = { ...poster, price: null, facts: [], phone: null, firm: null };
    expect(textOf(await print([bare], 'a6'))).toEqual([
      '2021 Maruti',
      'Suzuki Swift VXi',
      'chaabi.example/q/x4k48jpu7q',
      'Scan for photos, price and offers',
    ]);
    expect(await decode(await renderPage(await print([bare], 'a6'), 150))).toEqual([LINK]);
  });

  it('shortens what is too long for any size, and nothing crosses an edge', async () => {
    const name = `${'Extraordinarily'.repeat(8)} long`;
    const [first = ''] = textOf(await print([{ ...poster, firm: null, name }], 'a6'));
    expect([first.startsWith('Extra'), first.endsWith('…')]).toEqual([true, true]);
  });

  it('has its code and its lines as vectors', async () => {
    const file = await printPosters([poster], options('a4'), latinShop, quiet);
    expect(await file.text()).not.toContain('/Subtype /Image');
  });
});

describe('many posters', () => {
  const many = Array.from({ length: 40 }, (_, index) => ({
    ...poster,
    name: `Vehicle ${index + 1}`,
    link: `https://chaabi.example/q/abcdef${String(index + 10)}`,
  }));

  it('are one file with a page each, in order', async () => {
    const done: number[] = [];
    const file = await printPosters(many, options('a4'), latinShop, {
      ...quiet,
      onPage: (page) => done.push(page),
    });
    const pdf = await openPdf(file);
    expect([pageCount(pdf), done.at(-1), done.length]).toEqual([40, 40, 40]);
    expect(textOf(pdf, 40)).toContain('Vehicle 40');
    expect(await decode(await renderPage(pdf, 100, 17))).toEqual(['https://chaabi.example/q/abcdef26']);
    // Fonts are embedded once, so that forty pages stay small enough for WhatsApp.
    expect(file.size).toBeLessThan(200_000);
  });

  it('are four to a page on request', async () => {
    const pdf = await print(many.slice(0, 6), 'four');
    expect(pageCount(pdf)).toBe(2);
    const page = await (await renderPage(pdf, 150)).png().toBuffer({ resolveWithObject: true });
    const [width, height] = [Math.floor(page.info.width / 2), Math.floor(page.info.height / 2)];
    const read = await Promise.all(
      [0, 1, 2, 3].map((index) => {
        const place = { left: (index % 2) * width, top: Math.floor(index / 2) * height, width, height };
        return decode(sharp(page.data).extract(place));
      }),
    );
    expect(read).toEqual(many.slice(0, 4).map(({ link }) => [link]));
  });

  it('can be stopped between two pages', async () => {
    const stop = new AbortController();
    const done: number[] = [];
    const onPage = (page: number) => {
      done.push(page);
      if (page === 3) stop.abort();
    };
    await expect(
      printPosters(many, options('a6'), latinShop, { onPage, signal: stop.signal }),
    ).rejects.toMatchObject({ name: 'AbortError' });
    expect(done).toEqual([1, 2, 3]);
  });
});

describe('a sheet of stickers', () => {
  it('is A4, and each of its ten codes is readable in its place, even at half the resolution and tilted', async () => {
    const pdf = await printTen(true);
    expect(rounded(pageSize(pdf))).toEqual([PAPERS.a4.width, PAPERS.a4.height]);
    for (const dpi of [200, 100]) {
      const page = await (await renderPage(pdf, dpi)).png().toBuffer();
      const px = (mm: number) => Math.floor((mm / 25.4) * dpi);
      for (const [index, { x, y, width, height }] of stickerBoxes().entries()) {
        const place = { left: px(x), top: px(y), width: px(width), height: px(height) };
        const cut = await sharp(page).extract(place).png().toBuffer();
        const tilted = await sharp(cut).rotate(10, { background: '#fff' }).png().toBuffer();
        expect([index, await decode(sharp(cut))]).toEqual([index, [stickers[index]?.link]]);
        expect([index, await decode(sharp(tilted))]).toEqual([index, [stickers[index]?.link]]);
      }
    }
  });

  it('numbers each sticker, and names firm and number', async () => {
    const said = textOf(await printTen());
    expect(said.join('\n').match(/No\. \d+/g)).toEqual(
      Array.from({ length: 10 }, (_, index) => `No. ${41 + index}`),
    );
    expect(said.filter((line) => line === '+91 98200 00001')).toHaveLength(10);
    expect(said.join(' ')).toContain('x4k48jpa');
  });

  it.each([
    ['en', [en]],
    ['hi', [hi]],
    ['ta and en', [en, ta]],
  ] as const)('in %s prints nothing over another line', (language, texts) => {
    // Only Latin lines are measured without a browser.
    const measure = language === 'en' ? measureIn(latinShop) : (text: string) => text.length / 2;
    const long = [7, 10, 9999].map((number) => ({ number, link: 'https://chaabi.example/q/k4pmpeqkwb' }));
    const { marks } = stickerSheet(long, owner, { texts, cutMarks: false }, measure);
    const lines = marks.flatMap((mark) =>
      mark.kind === 'line'
        ? { ...mark, top: mark.y - 0.75 * mark.size, bottom: mark.y + 0.22 * mark.size }
        : [],
    );
    expect(lines.length).toBeGreaterThanOrEqual(long.length * 5);
    const overprinted = lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter(({ x, width, top, bottom }) => {
          const isBeside = x >= one.x + one.width || one.x >= x + width;
          return !isBeside && top < one.bottom && one.top < bottom;
        })
        .map(({ text }) => [one.text, text]),
    );
    expect(overprinted).toEqual([]);
    const bars = marks.filter((mark) => mark.kind === 'area');
    const near = (text: string) => lines.filter((line) => line.text.startsWith(text));
    for (const [index, { y, height }] of bars.entries()) {
      expect(near(language === 'hi' ? 'नं.' : 'No. ')[index]?.top).toBeGreaterThan(y + height + 1.5);
      expect(near('+91')[index]?.bottom).toBeLessThan(y);
    }
    expect(bars).toHaveLength(long.length);
  });

  it('keeps each sticker’s margins free', async () => {
    const dpi = 200;
    const { data, info } = await (await renderPage(await printTen(), dpi))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const mm = (pixels: number) => (pixels / dpi) * 25.4;
    const outside = data.reduce((count, value, at) => {
      const [x, y] = [mm(at % info.width), mm(Math.floor(at / info.width))];
      const isInside = stickerBoxes().some(
        (box) =>
          x > box.x + SAFE_MARGIN - 0.2 &&
          x < box.x + box.width - SAFE_MARGIN + 0.2 &&
          y > box.y + SAFE_MARGIN - 0.2 &&
          y < box.y + box.height - SAFE_MARGIN + 0.2,
      );
      return value < 250 && !isInside ? count + 1 : count;
    }, 0);
    expect(outside).toBe(0);
  });
});
