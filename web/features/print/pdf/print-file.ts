import type { Measure, Sheet, Weight } from '../sheet';
import { decimal, POINTS_PER_MM, pageContent, type Resources } from './page-content';
import { PdfFile } from './pdf-file';
import { PdfFont } from './pdf-font';
import type { TrueType } from './true-type';

/**
 * A line with one bit per pixel, rows padded to whole bytes, 1 for ink. Lengths are in units of the font
 * size.
 */
export interface LineBitmap {
  bits: Uint8Array<ArrayBuffer>;
  columns: number;
  rows: number;
  /** From the start of the line. */
  left: number;
  /** Upwards from the baseline. */
  above: number;
  width: number;
  height: number;
}

/** A JPEG with its size in pixels. */
interface Picture {
  jpeg: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

/** What a sheet needs from where it is made. */
export interface PrintShop {
  fonts: Record<Weight, TrueType>;
  /** Measures by the browser's own text engine, for letters that the fonts lack. */
  measureDrawn: Measure;
  drawLine: (text: string, weight: Weight, size: number) => LineBitmap;
  /** Null if it cannot be loaded. */
  loadPicture: (address: string) => Promise<Picture | null>;
}

const lettersOf = (text: string) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

/** Whether the sheet's own fonts can set a line. */
export const isSet = ({ glyphOf }: TrueType, text: string) =>
  lettersOf(text).every((letter) => glyphOf(letter) > 0);

/** Measures widths as they will be printed. */
export const measureIn =
  ({ fonts, measureDrawn }: PrintShop): Measure =>
  (text, weight) => {
    const font = fonts[weight];
    if (!isSet(font, text)) return measureDrawn(text, weight);
    const units = lettersOf(text).reduce((sum, letter) => sum + font.widthOf(font.glyphOf(letter)), 0);
    return units / font.unitsPerEm;
  };

/** Creates the value for each key once, however many pages use it. */
function once<Value>(make: (key: string) => Promise<Value>) {
  const made = new Map<string, Promise<Value>>();
  return (key: string) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

const inPoints = (x: number, y: number, right: number, bottom: number) =>
  `[${[x, y, right, bottom].map((mm) => decimal(mm * POINTS_PER_MM)).join(' ')}]`;

/** A PDF that grows page by page. */
export class PrintFile {
  readonly #file = new PdfFile();
  readonly #pages: number[] = [];
  readonly #tree = this.#file.reserve();
  readonly #resourcesNumber = this.#file.reserve();
  readonly #images = new Map<string, number>();
  readonly #fonts: Record<Weight, PdfFont>;
  readonly #shop: PrintShop;
  readonly #resources: Resources;

  constructor(shop: PrintShop) {
    this.#shop = shop;
    this.#fonts = {
      medium: new PdfFont(this.#file, shop.fonts.medium),
      bold: new PdfFont(this.#file, shop.fonts.bold),
    };
    const drawn = once((key) => this.#addLine(...(JSON.parse(key) as [string, Weight, number])));
    this.#resources = {
      encode: (text, weight) => (isSet(shop.fonts[weight], text) ? this.#fonts[weight].encode(text) : null),
      drawnLine: (text, weight, size) => drawn(JSON.stringify([text, weight, size])),
      picture: once((address) => this.#addPicture(address)),
    };
  }

  #name(image: number): string {
    const name = `I${image}`;
    this.#images.set(name, image);
    return name;
  }

  async #addLine(text: string, weight: Weight, size: number) {
    const { bits, columns, rows, left, above, width, height } = this.#shop.drawLine(text, weight, size);
    const entries = `/Type /XObject /Subtype /Image /Width ${columns} /Height ${rows} /ImageMask true /BitsPerComponent 1 /Decode [1 0]`;
    const box = { x: left * size, y: -above * size, width: width * size, height: height * size };
    return { name: this.#name(await this.#file.putStream(entries, bits)), box };
  }

  async #addPicture(address: string): Promise<string | null> {
    const picture = await this.#shop.loadPicture(address);
    if (!picture) return null;
    const { jpeg, width, height } = picture;
    const entries = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`;
    return this.#name(await this.#file.putStream(entries, jpeg, true));
  }

  /** Adds a page and frees what it was drawn with. */
  async add(sheet: Sheet): Promise<void> {
    const content = await this.#file.putStream('', await pageContent(sheet, this.#resources));
    const { width, height, trim } = sheet;
    const trimBox = trim
      ? ` /TrimBox ${inPoints(trim.x, height - trim.y - trim.height, trim.x + trim.width, height - trim.y)}`
      : '';
    this.#pages.push(
      this.#file.put(
        `<< /Type /Page /Parent ${this.#tree} 0 R /MediaBox ${inPoints(0, 0, width, height)}${trimBox} /Resources ${this.#resourcesNumber} 0 R /Contents ${content} 0 R >>`,
      ),
    );
    this.#file.release();
  }

  async finish(): Promise<Blob> {
    const [medium, bold] = [this.#fonts.medium, this.#fonts.bold];
    await medium.finish('SheetMedium');
    await bold.finish('SheetBold');
    const images = [...this.#images].map(([name, number]) => `/${name} ${number} 0 R`);
    this.#file.put(
      `<< /Font << /medium ${medium.number} 0 R /bold ${bold.number} 0 R >> /XObject << ${images.join(' ')} >> >>`,
      this.#resourcesNumber,
    );
    const pages = this.#pages.map((page) => `${page} 0 R`);
    this.#file.put(`<< /Type /Pages /Kids [${pages.join(' ')}] /Count ${pages.length} >>`, this.#tree);
    // Printers must not scale a sheet whose dimensions are exact.
    const root = this.#file.put(
      `<< /Type /Catalog /Pages ${this.#tree} 0 R /ViewerPreferences << /PrintScaling /None >> >>`,
    );
    return this.#file.finish(root);
  }
}
