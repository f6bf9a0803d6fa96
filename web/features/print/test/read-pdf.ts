import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import sharp, { type Sharp } from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const MM_PER_POINT = 25.4 / 72;

/** Chrome's PDF reader. */
const pdfium = await PDFiumLibrary.init();

export interface Pdf {
  document: PDFiumDocument;
  bytes: Uint8Array;
}

export async function openPdf(file: Blob | Uint8Array): Promise<Pdf> {
  const bytes = file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array(file);
  return { document: await pdfium.loadDocument(bytes), bytes };
}

export const pageCount = ({ document }: Pdf): number => document.getPageCount();

const pageOf = ({ document }: Pdf, number: number) => document.getPage(number - 1);

/** The numbers of a page's MediaBox, as in the file. */
function mediaBox({ bytes }: Pdf, number: number): number[] {
  const boxes =
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/MediaBox \[[^\]]+\]/g) ?? [];
  return (boxes[number - 1]?.match(/[\d.]+/g) ?? []).map(Number);
}

/** A page's size in millimetres. */
export function pageSize(pdf: Pdf, number = 1) {
  const [left = 0, bottom = 0, right = 0, top = 0] = mediaBox(pdf, number);
  return { width: (right - left) * MM_PER_POINT, height: (top - bottom) * MM_PER_POINT };
}

/** A page as pixels. */
export async function renderPage(pdf: Pdf, dpi: number, number = 1): Promise<Sharp> {
  const { width, height } = pageSize(pdf, number);
  const size = { width: Math.round((width / 25.4) * dpi), height: Math.round((height / 25.4) * dpi) };
  const page = await pageOf(pdf, number).render({ ...size, render: 'bitmap' });
  const raw = { width: page.width, height: page.height, channels: 4 as const };
  return sharp(await sharp(page.data, { raw }).png().toBuffer());
}

await prepareZXingModule({
  overrides: {
    wasmBinary: readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm').buffer as ArrayBuffer,
  },
  fireImmediately: true,
});

/** The texts of the codes that a phone-like reader finds in a picture. */
export async function decode(picture: Sharp): Promise<string[]> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const found = await readBarcodes(
    { data: new Uint8ClampedArray(data), width: info.width, height: info.height, colorSpace: 'srgb' },
    { formats: ['QRCode'] },
  );
  return found.map(({ text }) => text);
}

/** The text of a page, line by line. */
export const textOf = (pdf: Pdf, number = 1): string[] =>
  pageOf(pdf, number)
    .getText()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The images in a page's first content stream: pixels per side, and printed width in millimetres. */
export function imagesOf({ bytes }: Pdf): { isLine: boolean; dots: number; width: number }[] {
  const file = Buffer.from(bytes).toString('latin1');
  const [, contents = ''] = /\/Contents (\d+) 0 R/.exec(file) ?? [];
  const start = file.indexOf('stream\n', file.indexOf(`\n${contents} 0 obj`)) + 'stream\n'.length;
  const drawn = inflateSync(bytes.subarray(start)).toString('latin1');
  return [...drawn.matchAll(/q ([\d.]+) 0 0 -[\d.]+ \S+ \S+ cm \/I(\d+) Do/g)].map(([, width, number]) => {
    const [dictionary = ''] = new RegExp(`\\n${number} 0 obj\\n<<.*>>`).exec(file) ?? [];
    const [, dots = ''] = /\/Width (\d+)/.exec(dictionary) ?? [];
    return { isLine: dictionary.includes('/ImageMask true'), dots: Number(dots), width: Number(width) };
  });
}
