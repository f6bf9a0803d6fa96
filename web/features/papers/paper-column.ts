import { wrapped } from '../print/paragraph';
import type { Mark, Measure } from '../print/sheet';
import { LINE_HEIGHT, type Style, setLine } from '../print/type-setting';

/** Millimetres, on A4. */
export const A4 = { width: 210, height: 297 };
export const LEFT = 18;
export const WIDTH = A4.width - 2 * LEFT;
const LABEL_WIDTH = 52;

export const LABEL: Style = { size: 3.5, weight: 'medium', grey: 0.4 };
export const VALUE: Style = { size: 4, weight: 'medium' };
export const SMALL: Style = { size: 3.1, weight: 'medium', grey: 0.35 };
/** For what would need more lines than this. */
const SMALL_VALUE: Style = { size: 3, weight: 'medium' };
const MAX_LINES = 3;

export type Row = [label: string, value: string | null];

/** Adds marks from top to bottom. */
export class Column {
  readonly marks: Mark[] = [];
  y = LEFT;

  constructor(private readonly measure: Measure) {}

  /** A text on as many lines as it needs. */
  text(text: string, style: Style, x = LEFT, width = WIDTH): number {
    const lines = wrapped(this.measure, text, width, style);
    lines.forEach((line, index) => {
      const y = this.y + index * style.size * LINE_HEIGHT;
      this.marks.push(setLine(this.measure, line, { x, y, width }, style));
    });
    return lines.length * style.size * LINE_HEIGHT;
  }

  paragraph(text: string, style: Style = VALUE): void {
    this.y += this.text(text, style) + 2.5;
  }

  rule(): void {
    this.marks.push({
      kind: 'rule',
      x1: LEFT,
      y1: this.y,
      x2: LEFT + WIDTH,
      y2: this.y,
      width: 0.2,
      grey: 0.7,
    });
  }

  rows(rows: readonly Row[]): void {
    for (const [label, value] of rows) {
      if (!value) continue;
      this.rule();
      this.y += 1.6;
      const width = WIDTH - LABEL_WIDTH;
      const isLong = wrapped(this.measure, value, width, VALUE).length > MAX_LINES;
      const beside = this.text(value, isLong ? SMALL_VALUE : VALUE, LEFT + LABEL_WIDTH, width);
      this.y += 0.4;
      const own = this.text(label, LABEL, LEFT, LABEL_WIDTH - 3);
      this.y += Math.max(beside, own) + 1.2;
    }
    this.rule();
    this.y += 5;
  }
}
