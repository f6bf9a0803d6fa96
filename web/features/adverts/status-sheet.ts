import type { BuyersTexts } from '../../i18n/load-texts';
import type { Fact, Poster } from '../print/poster';
import type { Mark, Measure, Sheet } from '../print/sheet';
import { inTwoLines, LINE_HEIGHT, type Style, setLine } from '../print/type-setting';

/** The size of a status on WhatsApp and of a story elsewhere, in pixels. */
export const STATUS_WIDTH = 1080;
export const STATUS_HEIGHT = 1920;

const MARGIN = 56;
const INNER = STATUS_WIDTH - 2 * MARGIN;
const PHOTO_HEIGHT = 980;
/** Apps cover the lowest part with their field for an answer. */
const BOTTOM = STATUS_HEIGHT - 110;
const PANEL_HEIGHT = 360;
const PANEL_TOP = BOTTOM - PANEL_HEIGHT;
const CODE = 328;
const DARK = 0.07;

/** A line of a block, and the space that it takes. */
interface Row {
  height: number;
  marks: (y: number) => Mark[];
}

const lineRow = (measure: Measure, text: string, style: Style): Row => ({
  height: style.size * LINE_HEIGHT,
  marks: (y) => [setLine(measure, text, { x: MARGIN, y, width: INNER }, style)],
});

function nameRows({ name }: Poster, measure: Measure): Row[] {
  const { lines, size } = inTwoLines(measure, name, INNER, { size: 62, weight: 'bold' });
  return lines.map((line) => lineRow(measure, line, { size, weight: 'bold', grey: 1 }));
}

/** The price, and whether the vehicle is still to be had. */
function priceRow({ price }: Poster, state: string | null, measure: Measure): Row[] {
  const style = { size: 80, weight: 'bold', grey: 1 } as const;
  if (!price) return state ? [lineRow(measure, state, style)] : [];
  if (!state) return [lineRow(measure, price, style)];
  return [
    {
      height: style.size * LINE_HEIGHT,
      marks: (y) => [
        setLine(measure, price, { x: MARGIN, y, width: INNER * 0.6 }, style),
        setLine(
          measure,
          state,
          { x: MARGIN + INNER * 0.62, y: y + 14, width: INNER * 0.38 },
          { size: 52, weight: 'bold', grey: 0.75, align: 'right' },
        ),
      ],
    },
  ];
}

const LABEL = 28;
const VALUE = 40;

function factRow(facts: readonly Fact[], measure: Measure): Row[] {
  if (facts.length === 0) return [];
  const width = INNER / facts.length;
  const height = (LABEL + VALUE) * LINE_HEIGHT + 16;
  return [
    {
      height,
      marks: (y) =>
        facts.flatMap(({ label, value }, at) => {
          const place = { x: MARGIN + at * width, width: width - 16 };
          return [
            setLine(measure, label, { ...place, y: y + 16 }, { size: LABEL, weight: 'medium', grey: 0.7 }),
            setLine(
              measure,
              value,
              { ...place, y: y + 16 + LABEL * LINE_HEIGHT },
              { size: VALUE, weight: 'bold', grey: 1 },
            ),
          ];
        }),
    },
  ];
}

/** Rows below each other, in the middle of a space. */
function stacked(rows: readonly Row[], top: number, bottom: number): Mark[] {
  const height = rows.reduce((sum, row) => sum + row.height, 0);
  let y = top + Math.max(0, (bottom - top - height) / 2);
  return rows.flatMap((row) => {
    const marks = row.marks(y);
    y += row.height;
    return marks;
  });
}

/** The code on white, and beside it what it is for and whom it leads to. */
function codePanel({ link, firm, phone }: Poster, { sheet }: BuyersTexts, measure: Measure): Mark[] {
  const x = MARGIN + CODE + 32;
  const width = STATUS_WIDTH - MARGIN - x - 24;
  const beside = (text: string, style: Style): Row => ({
    height: style.size * LINE_HEIGHT,
    marks: (y) => [setLine(measure, text, { x, y, width }, style)],
  });
  const scan = inTwoLines(measure, sheet.scan, width, { size: 40, weight: 'bold' });
  const rows = [
    ...scan.lines.map((line) => beside(line, { size: scan.size, weight: 'bold' })),
    { height: 12, marks: () => [] },
    ...(firm ? [beside(firm, { size: 44, weight: 'bold', grey: 0.25 })] : []),
    ...(phone ? [beside(phone, { size: 44, weight: 'bold' })] : []),
    beside(link.replace(/^https?:\/\//, ''), { size: 28, weight: 'medium', grey: 0.4 }),
  ];
  const inset = (PANEL_HEIGHT - CODE) / 2;
  return [
    { kind: 'area', x: MARGIN, y: PANEL_TOP, width: INNER, height: PANEL_HEIGHT, corner: 28, grey: 1 },
    { kind: 'code', x: MARGIN + inset, y: PANEL_TOP + inset, size: CODE, text: link },
    ...stacked(rows, PANEL_TOP, BOTTOM),
  ];
}

/** A vehicle as a picture for a status, in pixels. `state` is "Sold" or "Pending"; null if it is simply for sale. */
export function statusSheet(
  poster: Poster,
  state: string | null,
  texts: BuyersTexts,
  measure: Measure,
): Sheet {
  const { photo } = poster;
  const rows = [
    ...nameRows(poster, measure),
    ...priceRow(poster, state, measure),
    ...factRow(poster.facts, measure),
  ];
  return {
    width: STATUS_WIDTH,
    height: STATUS_HEIGHT,
    marks: [
      { kind: 'area', x: 0, y: 0, width: STATUS_WIDTH, height: STATUS_HEIGHT, grey: DARK },
      ...(photo
        ? [
            {
              kind: 'picture' as const,
              x: 0,
              y: 0,
              width: STATUS_WIDTH,
              height: PHOTO_HEIGHT,
              address: photo,
            },
          ]
        : []),
      ...stacked(rows, photo ? PHOTO_HEIGHT : 0, PANEL_TOP),
      ...codePanel(poster, texts, measure),
    ],
  };
}
