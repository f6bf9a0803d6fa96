import { PAPERS, SAFE_MARGIN } from './papers';
import { SHEET_TEXTS, type SheetLanguage } from './print-texts';
import type { Box, Mark, Measure, Sheet } from './sheet';
import { inTwoLines, LINE_HEIGHT, setLine } from './type-setting';

/** A code that is printed before there is a vehicle for it. */
export interface Sticker {
  number: number;
  link: string;
}

/** What all stickers of a seller say. */
export interface StickerOwner {
  firm: string | null;
  phone: string | null;
}

const COLUMNS = 2;
const ROWS = 5;
export const STICKERS_A_SHEET = COLUMNS * ROWS;

const SIZE = { width: 100, height: 57 };
const LEFT = (PAPERS.a4.width - COLUMNS * SIZE.width) / 2;
const TOP = (PAPERS.a4.height - ROWS * SIZE.height) / 2;

/** Where the stickers of a sheet are. */
export const stickerBoxes = (): Box[] =>
  Array.from({ length: STICKERS_A_SHEET }, (_, index) => ({
    x: LEFT + (index % COLUMNS) * SIZE.width,
    y: TOP + Math.floor(index / COLUMNS) * SIZE.height,
    ...SIZE,
  }));

const SAYING = 4.6;

function drawSticker(
  { number, link }: Sticker,
  { firm, phone }: StickerOwner,
  box: Box,
  language: SheetLanguage,
  measure: Measure,
): Mark[] {
  const x = box.x + SAFE_MARGIN;
  const y = box.y + SAFE_MARGIN;
  const side = box.height - 2 * SAFE_MARGIN;
  const column = { x: x + side + 2, width: box.width - 2 * SAFE_MARGIN - side - 2 };
  const texts = SHEET_TEXTS[language];
  const marks: Mark[] = [{ kind: 'code', x, y, size: side, text: link }];
  const firmStyle = { size: 5.4, weight: 'bold' } as const;
  const { lines, size } = firm ? inTwoLines(measure, firm, column.width, firmStyle) : { lines: [], size: 0 };
  const firmLine = size * LINE_HEIGHT;
  marks.push(
    ...lines.map((line, index) =>
      setLine(measure, line, { ...column, y: y + 1 + index * firmLine }, { ...firmStyle, size }),
    ),
  );
  if (phone) {
    const place = { ...column, y: y + 1.4 + lines.length * firmLine };
    marks.push(setLine(measure, phone, place, { size: 5, weight: 'medium' }));
  }
  const height = (SAYING * LINE_HEIGHT * 2 + 3) * texts.length;
  const band: Box = { ...column, y: y + side - height - 8, height };
  marks.push({ kind: 'area', ...band, corner: 2, grey: 0 });
  const sayings = texts.flatMap(({ scan }) => inHalves(scan));
  for (const [index, saying] of sayings.entries()) {
    const place = {
      x: column.x + 2,
      width: column.width - 4,
      y: band.y + 1.8 + index * (SAYING * LINE_HEIGHT + 1),
    };
    marks.push(setLine(measure, saying, place, { size: SAYING, weight: 'bold', grey: 1, align: 'centre' }));
  }
  const last = { ...column, y: y + side - 6.4 };
  marks.push(
    setLine(measure, texts[0].number(number), last, { size: 5.4, weight: 'bold', align: 'right' }),
    setLine(
      measure,
      link.split('/').at(-1) ?? '',
      { ...last, y: last.y + 1 },
      { size: 4, weight: 'medium', grey: 0.2 },
    ),
  );
  return marks;
}

/** A saying on two lines, broken at the space nearest to its middle. */
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
  { language, cutMarks }: { language: SheetLanguage; cutMarks: boolean },
  measure: Measure,
): Sheet {
  const boxes = stickerBoxes();
  const marks = stickers
    .slice(0, STICKERS_A_SHEET)
    .flatMap((sticker, index) => drawSticker(sticker, owner, boxes[index] as Box, language, measure));
  const { width, height } = PAPERS.a4;
  return { width, height, marks: cutMarks ? [...marks, ...cornerMarks(boxes)] : marks };
}

const ARM = 1.6;

/** A small cross at each corner, in the margin that stickers keep free. */
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
