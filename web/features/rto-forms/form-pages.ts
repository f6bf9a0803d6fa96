import { BRAND } from '../../../schema/common/brand';
import { A4, LEFT, WIDTH } from '../papers/paper-column';
import { wrapped } from '../print/paragraph';
import type { Mark, Measure, Sheet } from '../print/sheet';
import { LINE_HEIGHT, type Style, setLine } from '../print/type-setting';
import type { Block, Page } from './blocks';
import { filledLines } from './filled-lines';

/** Sizes of the text in millimetres: the largest with which the page is full at most. */
const SIZES = [3.7, 3.5, 3.3, 3.1, 2.9, 2.7];
const TOP = 14;
/** Below it is only the line that says who filled the form. */
export const BOTTOM = A4.height - 16;
const SIGNATURE_ROOM = 13;
const FRAME = 3;

/** One page, from top to bottom, at one size of text. */
class FormPage {
  readonly marks: Mark[] = [];
  y = TOP;
  /** The space between blocks. */
  readonly #between: number;

  constructor(
    private readonly measure: Measure,
    readonly size: number,
  ) {
    this.#between = size * 0.45;
  }

  add(block: Block, left = LEFT, width = WIDTH): void {
    switch (block.kind) {
      case 'title':
        this.#centred(block.title, { size: this.size * 1.7, weight: 'bold' }, left, width);
        this.#centred(block.rule, { size: this.size, weight: 'medium' }, left, width);
        this.#centred(block.name, { size: this.size * 1.1, weight: 'bold' }, left, width);
        this.#centred(block.copies, { size: this.size * 0.82, weight: 'medium' }, left, width);
        break;
      case 'part':
        this.y += this.#between;
        this.#centred(block.text, { size: this.size * 1.05, weight: 'bold' }, left, width);
        break;
      case 'text': {
        const place = { x: left, y: this.y, width };
        const { marks, height } = filledLines(this.measure, block.text, place, this);
        this.marks.push(...marks);
        this.y += height + this.#between;
        break;
      }
      case 'gap':
        this.y += block.height;
        break;
      case 'signatures':
        this.#signatures(block.of, left, width);
        break;
      case 'frame':
        this.#frame(block.blocks, left, width);
    }
  }

  #centred(text: string, style: Style, x: number, width: number): void {
    for (const line of wrapped(this.measure, text, width, style)) {
      this.marks.push(setLine(this.measure, line, { x, y: this.y, width }, { ...style, align: 'centre' }));
      this.y += style.size * LINE_HEIGHT;
    }
    this.y += this.#between;
  }

  #signatures(of: readonly string[], left: number, width: number): void {
    const room = width / of.length;
    this.y += SIGNATURE_ROOM;
    const style = { size: this.size * 0.9, weight: 'medium' } as const;
    const heights = of.map((words, index) => {
      if (words === '') return 0;
      const [x1, x2] = [left + index * room + 2, left + (index + 1) * room - 2];
      this.marks.push({ kind: 'rule', x1, y1: this.y, x2, y2: this.y, width: 0.25, grey: 0.3 });
      const lines = wrapped(this.measure, words, x2 - x1, style);
      lines.forEach((line, at) => {
        const y = this.y + 1 + at * style.size * LINE_HEIGHT;
        this.marks.push(
          setLine(this.measure, line, { x: x1, y, width: x2 - x1 }, { ...style, align: 'centre' }),
        );
      });
      return lines.length * style.size * LINE_HEIGHT;
    });
    this.y += 1 + Math.max(...heights) + this.#between;
  }

  #frame(blocks: readonly Block[], left: number, width: number): void {
    const top = this.y + this.#between;
    this.y = top + FRAME;
    for (const block of blocks) this.add(block, left + FRAME, width - 2 * FRAME);
    const [right, bottom] = [left + width, this.y + FRAME / 2];
    for (const [x1, y1, x2, y2] of [
      [left, top, right, top],
      [right, top, right, bottom],
      [right, bottom, left, bottom],
      [left, bottom, left, top],
    ] as const) {
      this.marks.push({ kind: 'rule', x1, y1, x2, y2, width: 0.25, grey: 0.3 });
    }
    this.y = bottom + this.#between * 2;
  }
}

/** What the sheet cannot promise. It stands on every page. */
const NOTE = `Filled in with ${BRAND.name} from what was typed. Written after the Central Motor Vehicles Rules, 1989; not compared with the gazette. Compare it with your office’s own form before you sign.`;

function pageAt(page: Page, measure: Measure, size: number): FormPage {
  const drawn = new FormPage(measure, size);
  for (const block of page) drawn.add(block);
  return drawn;
}

/** Each page of a form on A4. */
export const formSheets = (pages: readonly Page[], measure: Measure): Sheet[] =>
  pages.map((page) => {
    const tries = SIZES.map((size) => pageAt(page, measure, size));
    const fitting = tries.find(({ y }) => y <= BOTTOM) ?? tries.at(-1);
    const box = { x: LEFT, y: BOTTOM + 3, width: WIDTH };
    const note = setLine(
      measure,
      NOTE,
      box,
      { size: 2.4, weight: 'medium', grey: 0.35, align: 'centre' },
      0.5,
    );
    return { ...A4, marks: [...(fitting?.marks ?? []), note] };
  });
