import { PAPERS, type PaperName } from './papers';
import type { Mark, Measure, Sheet } from './sheet';
import type { SheetTexts } from './sheet-language';
import { inTwoLines, LINE_HEIGHT, setLine } from './type-setting';

export interface Fact {
  label: string;
  value: string;
}

/** The content of a poster. */
export interface Poster {
  name: string;
  /** null for not printing it. */
  price: string | null;
  facts: readonly Fact[];
  /** The short link that the code leads to. */
  link: string;
  /** As people dial it; null if buyers do not see one. */
  phone: string | null;
  firm: string | null;
  /** The address of a square picture. */
  logo: string | null;
  /** The address of the vehicle's photo, whose middle is printed. */
  photo?: string | null;
  /** For a seller's page instead of a vehicle's. */
  isProfile?: boolean;
}

// Drawn for A4 and scaled down for smaller papers, which have the same shape.
const { width: WIDTH, height: HEIGHT } = PAPERS.a4;
const MARGIN = 12;
const INNER = WIDTH - 2 * MARGIN;
const GAP = 6;
const FRAME = 1.6;

/** Marks from the top down, and where they end. */
interface Part {
  marks: Mark[];
  bottom: number;
}

function letterhead({ firm, logo }: Poster, measure: Measure): Part {
  if (!firm && !logo) return { marks: [], bottom: MARGIN };
  const side = 18;
  const marks: Mark[] = [];
  if (logo) marks.push({ kind: 'picture', x: MARGIN, y: MARGIN, width: side, height: side, address: logo });
  if (firm) {
    const x = MARGIN + (logo ? side + 5 : 0);
    const place = { x, y: MARGIN + (side - 9 * LINE_HEIGHT) / 2, width: WIDTH - MARGIN - x };
    marks.push(setLine(measure, firm, place, { size: 9, weight: 'bold' }));
  }
  const bottom = MARGIN + side + 4;
  marks.push({ kind: 'rule', x1: MARGIN, y1: bottom, x2: WIDTH - MARGIN, y2: bottom, width: 0.5, grey: 0 });
  return { marks, bottom: bottom + GAP };
}

const PHOTO = 58;

/** Name and price beside the photo. */
function titleBesidePhoto(poster: Poster, photo: string, y: number, measure: Measure): Part {
  const x = MARGIN + PHOTO + GAP;
  const width = INNER - PHOTO - GAP;
  const { lines, size } = inTwoLines(measure, poster.name, width, { size: 16, weight: 'bold' });
  const texts = [
    ...lines.map((line) => ({ line, size })),
    ...(poster.price ? [{ line: poster.price, size: 15 }] : []),
  ];
  const height = texts.reduce((sum, text) => sum + text.size * LINE_HEIGHT, 0);
  let top = y + (PHOTO - height) / 2;
  const marks = texts.map((text) => {
    const mark = setLine(measure, text.line, { x, y: top, width }, { size: text.size, weight: 'bold' });
    top += text.size * LINE_HEIGHT;
    return mark;
  });
  const picture: Mark = { kind: 'picture', x: MARGIN, y, width: PHOTO, height: PHOTO, address: photo };
  return { marks: [picture, ...marks], bottom: y + PHOTO + GAP };
}

function title(poster: Poster, y: number, measure: Measure): Part {
  const { name, price, photo } = poster;
  if (photo) return titleBesidePhoto(poster, photo, y, measure);
  const { lines, size } = inTwoLines(measure, name, INNER, { size: 18, weight: 'bold' });
  const marks = lines.map((line, index) =>
    setLine(
      measure,
      line,
      { x: MARGIN, y: y + index * size * 1.1, width: INNER },
      { size, weight: 'bold', align: 'centre' },
    ),
  );
  const bottom = y + lines.length * size * 1.1 + 1;
  if (!price) return { marks, bottom: bottom + 4 };
  const place = { x: MARGIN, y: bottom, width: INNER };
  marks.push(setLine(measure, price, place, { size: 16, weight: 'bold', align: 'centre' }));
  return { marks, bottom: bottom + 16 * LINE_HEIGHT + 2 };
}

function factRow({ facts }: Poster, y: number, measure: Measure): Part {
  if (facts.length === 0) return { marks: [], bottom: y };
  const width = INNER / facts.length;
  const marks: Mark[] = facts.flatMap(({ label, value }, index) => {
    const place = { x: MARGIN + index * width + 3, width: width - 6 };
    const divider: Mark[] =
      index === 0
        ? []
        : [{ kind: 'rule', x1: place.x - 3, y1: y + 1, x2: place.x - 3, y2: y + 17, width: 0.3, grey: 0.6 }];
    return [
      ...divider,
      setLine(measure, label, { ...place, y }, { size: 5.6, weight: 'medium', grey: 0.3, align: 'centre' }),
      setLine(measure, value, { ...place, y: y + 7 }, { size: 8.6, weight: 'bold', align: 'centre' }),
    ];
  });
  return { marks, bottom: y + 18 + GAP };
}

/** The number, from the bottom up, and how much of the sheet remains above it. */
function footer(
  { phone }: Poster,
  [{ publisher }]: SheetTexts,
  measure: Measure,
): { marks: Mark[]; top: number } {
  if (!phone) return { marks: [], top: HEIGHT - MARGIN };
  const size = 15;
  const top = HEIGHT - MARGIN - size * LINE_HEIGHT + 2;
  const place = { x: MARGIN, y: top, width: INNER };
  return {
    marks: [setLine(measure, `${publisher.call} ${phone}`, place, { size, weight: 'bold', align: 'centre' })],
    top: top - GAP + 2,
  };
}

/** The framed code, as large as possible, with instructions below it on black. */
function codePanel(poster: Poster, texts: SheetTexts, top: number, bottom: number, measure: Measure): Mark[] {
  const { link, isProfile } = poster;
  const sayings = texts.map(({ sheet }) => (isProfile ? sheet.scanProfile : sheet.scan));
  const line = 10.5;
  const band = sayings.length * line * LINE_HEIGHT + 6;
  const address = link.replace(/^https?:\/\//, '');
  const typed = 5.2 * LINE_HEIGHT;
  const size = Math.min(bottom - top - band - typed - FRAME - 2, INNER - 2 * FRAME - 2);
  const height = size + typed + band + FRAME + 2;
  const y = top + (bottom - top - height) / 2;
  const marks: Mark[] = [
    { kind: 'area', x: MARGIN, y, width: INNER, height, corner: 6, grey: 0 },
    {
      kind: 'area',
      x: MARGIN + FRAME,
      y: y + FRAME,
      width: INNER - 2 * FRAME,
      height: size + typed + 2,
      corner: 5,
      grey: 1,
    },
    { kind: 'code', x: (WIDTH - size) / 2, y: y + FRAME + 1, size, text: link },
    setLine(
      measure,
      address,
      { x: MARGIN + 8, y: y + FRAME + size - 0.5, width: INNER - 16 },
      { size: 5.2, weight: 'medium', grey: 0.2, align: 'centre' },
    ),
  ];
  const first = y + FRAME + size + typed + 2 + 2.4;
  for (const [index, saying] of sayings.entries()) {
    const place = { x: MARGIN + 6, y: first + index * line * LINE_HEIGHT, width: INNER - 12 };
    marks.push(setLine(measure, saying, place, { size: line, weight: 'bold', grey: 1, align: 'centre' }));
  }
  return marks;
}

/** A poster in A4 size, for scaling. */
function drawPoster(poster: Poster, texts: SheetTexts, measure: Measure): Mark[] {
  const head = letterhead(poster, measure);
  const named = title(poster, head.bottom, measure);
  const listed = factRow(poster, named.bottom, measure);
  const foot = footer(poster, texts, measure);
  return [
    ...head.marks,
    ...named.marks,
    ...listed.marks,
    ...codePanel(poster, texts, listed.bottom, foot.top, measure),
    ...foot.marks,
  ];
}

/** A poster on its paper. */
export function posterSheet(poster: Poster, paper: PaperName, texts: SheetTexts, measure: Measure): Sheet {
  const { width, height } = PAPERS[paper];
  const scale = width / WIDTH;
  return { width, height, marks: drawPoster(poster, texts, measure).map((mark) => scaled(mark, scale)) };
}

/** Everything except its shade. */
function scaled(mark: Mark, by: number): Mark {
  const entries = Object.entries(mark).map(([key, value]) => [
    key,
    typeof value === 'number' && key !== 'grey' ? value * by : value,
  ]);
  return Object.fromEntries(entries);
}
