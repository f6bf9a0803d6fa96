import { STICKERS_A_SHEET } from './formats';
import { PAPERS, SAFE_MARGIN } from './papers';
import type { Box, Mark, Measure, Sheet } from './sheet';
import type { SheetTexts } from './sheet-language';
import { inTwoLines, LINE_HEIGHT, setLine } from './type-setting';

/** A code printed before it has a vehicle. */
export interface Sticker {
  number: number;
  link: string;
}

/** What all stickers of a seller have in common. */
export interface StickerOwner {
  firm: string | null;
  phone: string | null;
}

const COLUMNS = 2;
const ROWS = STICKERS_A_SHEET / COLUMNS;

const SIZE = { width: 100, height: 57 };
const LEFT = (PAPERS.a4.width - COLUMNS * SIZE.width) / 2;
const TOP = (PAPERS.a4.height - ROWS * SIZE.height) / 2;

/** The positions of stickers on a sheet. */
export const stickerBoxes = (): Box[] =>
  Array.from({ length: STICKERS_A_SHEET }, (_, index) => ({
    x: LEFT + (index % COLUMNS) * SIZE.width,
    y: TOP + Math.floor(index / COLUMNS) * SIZE.height,
    ...SIZE,
  }));

/** Font sizes next to the code; with one language there is room for a firm's name on two lines. */
const SIZES = {
  one: { firm: 5.4, firmLines: 2, phone: 5, saying: 4.6 },
  two: { firm: 5, firmLines: 1, phone: 4.6, saying: 3.4 },
} as const;

type Sizes = (typeof SIZES)[keyof typeof SIZES];

interface Column {
  x: number;
  y: number;
  width: number;
}

/** The vehicle's owner. */
function ownerMarks({ firm, phone }: StickerOwner, column: Column, sizes: Sizes, measure: Measure): Mark[] {
  const style = { size: sizes.firm, weight: 'bold' } as const;
  const { lines, size } =
    firm && sizes.firmLines === 2
      ? inTwoLines(measure, firm, column.width, style)
      : { lines: firm ? [firm] : [], size: style.size };
  const height = size * LINE_HEIGHT;
  const marks = lines.map((line, index) =>
    setLine(measure, line, { ...column, y: column.y + index * height }, { ...style, size }),
  );
  if (!phone) return marks;
  const place = { ...column, y: column.y + lines.length * height };
  return [...marks, setLine(measure, phone, place, { size: sizes.phone, weight: 'medium' })];
}

/** The instruction next to the code, white on black, above `bottom`. */
function sayingMarks(
  sayings: readonly string[],
  column: Column,
  bottom: number,
  size: number,
  measure: Measure,
): Mark[] {
  const line = size * LINE_HEIGHT + 0.8;
  const height = sayings.length * line + 2.4;
  const y = bottom - height;
  return [
    { kind: 'area', ...column, y, height, corner: 2, grey: 0 },
    ...sayings.map((saying, index) => {
      const place = { x: column.x + 2, width: column.width - 4, y: y + 1.4 + index * line };
      return setLine(measure, saying, place, { size, weight: 'bold', grey: 1, align: 'centre' });
    }),
  ];
}

function drawSticker(
  { number, link }: Sticker,
  owner: StickerOwner,
  box: Box,
  texts: SheetTexts,
  measure: Measure,
): Mark[] {
  const x = box.x + SAFE_MARGIN;
  const y = box.y + SAFE_MARGIN;
  const side = box.height - 2 * SAFE_MARGIN;
  const column = { x: x + side + 2, y: y + 0.5, width: box.width - 2 * SAFE_MARGIN - side - 2 };
  const sizes = texts.length === 1 ? SIZES.one : SIZES.two;
  const code = link.split('/').at(-1) ?? '';
  return [
    { kind: 'code', x, y, size: side, text: link },
    ...ownerMarks(owner, column, sizes, measure),
    ...sayingMarks(
      texts.flatMap(({ sheet }) => inHalves(sheet.scan)),
      column,
      y + side - 12.2,
      sizes.saying,
      measure,
    ),
    setLine(
      measure,
      texts[0].sheet.number(number),
      { ...column, y: y + side - 11.2 },
      { size: 5.4, weight: 'bold' },
    ),
    setLine(measure, code, { ...column, y: y + side - 4.6 }, { size: 3.6, weight: 'medium', grey: 0.2 }),
  ];
}

/** A text on two lines, split at the space nearest to its middle. */
function inHalves(text: string): string[] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = spaces.toSorted(
    (one, other) => Math.abs(one - text.length / 2) - Math.abs(other - text.length / 2),
  )[0];
  return middle === undefined ? [text] : [text.slice(0, middle), text.slice(middle + 1)];
}

/** Up to ten numbered stickers on A4. */
export function stickerSheet(
  stickers: readonly Sticker[],
  owner: StickerOwner,
  { texts, cutMarks }: { texts: SheetTexts; cutMarks: boolean },
  measure: Measure,
): Sheet {
  const boxes = stickerBoxes();
  const marks = stickers
    .slice(0, STICKERS_A_SHEET)
    .flatMap((sticker, index) => drawSticker(sticker, owner, boxes[index] as Box, texts, measure));
  const { width, height } = PAPERS.a4;
  return { width, height, marks: cutMarks ? [...marks, ...cornerMarks(boxes)] : marks };
}

const ARM = 1.6;

/** A small cross at each corner, in the margin that stickers leave free. */
function cornerMarks(boxes: readonly Box[]): Mark[] {
  const corners = new Map(
    boxes.flatMap(({ x, y, width, height }) =>
      [x, x + width].flatMap((left) =>
        [y, y + height].map((top) => [`${left} ${top}`, [left, top]] as const),
      ),
    ),
  );
  const hair = { kind: 'rule', width: 0.15, grey: 0 } as const;
  return [...corners.values()].flatMap(([x, y]): Mark[] => [
    { ...hair, x1: x - ARM, y1: y, x2: x + ARM, y2: y },
    { ...hair, x1: x, y1: y - ARM, x2: x, y2: y + ARM },
  ]);
}
