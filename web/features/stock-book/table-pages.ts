import { wrapped } from '../print/paragraph';
import type { Mark, Measure, Sheet } from '../print/sheet';
import { LINE_HEIGHT, type Style, setLine } from '../print/type-setting';

/** A4 across, in millimetres. */
const PAGE = { width: 297, height: 210 };
const MARGIN = 12;
const WIDTH = PAGE.width - 2 * MARGIN;
/** Below it is only the foot of the page. */
const BOTTOM = PAGE.height - 17;
const GAP = 1.5;

const TITLE: Style = { size: 6.5, weight: 'bold' };
const HEADING: Style = { size: 4.4, weight: 'bold' };
const TEXT: Style = { size: 3.4, weight: 'medium' };
const HEAD: Style = { size: 2.4, weight: 'bold' };
const CELL: Style = { size: 2.4, weight: 'medium' };
const FOOT: Style = { size: 2.6, weight: 'medium', grey: 0.35 };

const heightOf = (lines: number, { size }: Style) => lines * size * LINE_HEIGHT;

/** Texts and tables from top to bottom, on as many pages as they need; a table's header is on each of its pages. */
export class TablePages {
  readonly #pages: Mark[][] = [[]];
  #y = MARGIN;

  constructor(private readonly measure: Measure) {}

  get #marks(): Mark[] {
    return this.#pages.at(-1) ?? [];
  }

  #begin(): void {
    this.#pages.push([]);
    this.#y = MARGIN;
  }

  #text(text: string, style: Style): void {
    for (const line of wrapped(this.measure, text, WIDTH, style)) {
      const height = heightOf(1, style);
      if (this.#y + height > BOTTOM) this.#begin();
      this.#marks.push(setLine(this.measure, line, { x: MARGIN, y: this.#y, width: WIDTH }, style));
      this.#y += height;
    }
    this.#y += GAP;
  }

  title = (text: string) => this.#text(text, TITLE);
  paragraph = (text: string) => this.#text(text, TEXT);

  heading(text: string): void {
    this.#y += 3;
    // Not the last line of a page.
    if (this.#y + 25 > BOTTOM) this.#begin();
    this.#text(text, HEADING);
  }

  #row(cells: readonly string[], widths: readonly number[], style: Style): void {
    const lines = cells.map((cell, at) => wrapped(this.measure, cell, (widths[at] ?? 0) - GAP, style));
    const height = heightOf(Math.max(1, ...lines.map(({ length }) => length)), style);
    let x = MARGIN;
    lines.forEach((own, at) => {
      const width = (widths[at] ?? 0) - GAP;
      own.forEach((line, index) => {
        const y = this.#y + heightOf(index, style);
        if (line) this.#marks.push(setLine(this.measure, line, { x, y, width }, style));
      });
      x += widths[at] ?? 0;
    });
    this.#y += height + GAP / 2;
    this.#marks.push({
      kind: 'rule',
      ...{ x1: MARGIN, y1: this.#y, x2: MARGIN + WIDTH, y2: this.#y, width: 0.15, grey: 0.7 },
    });
    this.#y += GAP / 2;
  }

  #heightOf(cells: readonly string[], widths: readonly number[]): number {
    const lines = cells.map((cell, at) => wrapped(this.measure, cell, (widths[at] ?? 0) - GAP, CELL).length);
    return heightOf(Math.max(1, ...lines), CELL) + GAP;
  }

  /** `shares`: of the page's width, for each column. */
  table(header: readonly string[], rows: readonly (readonly string[])[], shares: readonly number[]): void {
    const whole = shares.reduce((sum, share) => sum + share, 0);
    const widths = shares.map((share) => (share / whole) * WIDTH);
    this.#row(header, widths, HEAD);
    for (const row of rows) {
      if (this.#y + this.#heightOf(row, widths) > BOTTOM) {
        this.#begin();
        this.#row(header, widths, HEAD);
      }
      this.#row(row, widths, CELL);
    }
  }

  /** The pages, each with its number at the foot. */
  sheets(footOf: (page: number, pages: number) => string): Sheet[] {
    const box = { x: MARGIN, y: PAGE.height - 13, width: WIDTH };
    return this.#pages.map((marks, index) => ({
      ...PAGE,
      marks: [...marks, setLine(this.measure, footOf(index + 1, this.#pages.length), box, FOOT, 0.5)],
    }));
  }
}
