import { readFileSync } from 'node:fs';
import { createCanvas, ImageData } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp, { type Sharp } from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

export async function openPdf(file: Blob | Uint8Array) {
  const data = file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array(file);
  return getDocument({ data, verbosity: 0 }).promise;
}
type Pdf = Awaited<ReturnType<typeof openPdf>>;

/** A page's size in millimetres. */
export async function pageSize(pdf: Pdf, number = 1) {
  const page = await pdf.getPage(number);
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  return { width: ((right - left) * 25.4) / 72, height: ((top - bottom) * 25.4) / 72 };
}

/** A page as pixels. */
export async function renderPage(pdf: Pdf, dpi: number, number = 1) {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: dpi / 72 });
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
  const canvasContext = canvas.getContext('2d') as never;
  await page.render({ canvas: canvas as never, canvasContext, viewport, background: '#fff' }).promise;
  return sharp(canvas.toBuffer('image/png'));
}

await prepareZXingModule({
  overrides: {
    wasmBinary: readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm').buffer as ArrayBuffer,
  },
  fireImmediately: true,
});

/** The texts of the codes that a reader like a phone's finds in a picture. */
export async function decode(picture: Sharp): Promise<string[]> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const found = await readBarcodes(
    new ImageData(new Uint8ClampedArray(data), info.width, info.height) as never,
    { formats: ['QRCode'] },
  );
  return found.map(({ text }) => text);
}

/** The text of a page, line by line. */
export async function textOf(pdf: Pdf, number = 1): Promise<string[]> {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  return items.flatMap((item) => ('str' in item && item.str.trim() ? [item.str] : []));
}
