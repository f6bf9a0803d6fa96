import { codeModules, QUIET_ZONE } from '../code-path';
import type { Box, Mark, Sheet, Weight } from '../sheet';

/** PDF's own units, 1/72 inch, per millimetre. */
export const POINTS_PER_MM = 72 / 25.4;

export const decimal = (value: number) => Number(value.toFixed(4)).toString();
const numbers = (...values: number[]) => values.map(decimal).join(' ');

/** What a page refers to by name. */
export interface Resources {
  /**
   * A line in the sheet's own fonts as glyphs in hexadecimal digits; null if they lack one of its letters.
   */
  encode: (text: string, weight: Weight) => string | null;
  /** A line drawn by the browser: the name of its image, and its box relative to the start of the line. */
  drawnLine: (text: string, weight: Weight, size: number) => Promise<{ name: string; box: Box }>;
  /** The name of a picture; null if it cannot be loaded. */
  picture: (address: string) => Promise<string | null>;
}

/** The distance of Bézier control points for a quarter circle. */
const ROUND = 0.5523;

function outline({ x, y, width, height }: Box, corner: number): string {
  if (corner === 0) return `${numbers(x, y, width, height)} re`;
  const [right, bottom, pull] = [x + width, y + height, corner * (1 - ROUND)];
  return [
    `${numbers(x + corner, y)} m ${numbers(right - corner, y)} l`,
    `${numbers(right - pull, y, right, y + pull, right, y + corner)} c ${numbers(right, bottom - corner)} l`,
    `${numbers(right, bottom - pull, right - pull, bottom, right - corner, bottom)} c ${numbers(x + corner, bottom)} l`,
    `${numbers(x + pull, bottom, x, bottom - pull, x, bottom - corner)} c ${numbers(x, y + corner)} l`,
    `${numbers(x, y + pull, x + pull, y, x + corner, y)} c h`,
  ].join('\n');
}

/** The code on its own white ground, as one path, so that adjacent modules leave no seam. */
function drawCode({ x, y, size, text }: Extract<Mark, { kind: 'code' }>): string {
  const { size: count, runs } = codeModules(text);
  const module = size / (count + 2 * QUIET_ZONE);
  const at = (index: number) => (index + QUIET_ZONE) * module;
  const dark = runs.map(
    ({ column, row, length }) => `${numbers(x + at(column), y + at(row), length * module, module)} re`,
  );
  return ['1 g', outline({ x, y, width: size, height: size }, 0), 'f', '0 g', ...dark, 'f'].join('\n');
}

const image = (name: string, { x, y, width, height }: Box) =>
  `q ${numbers(width, 0, 0, -height, x, y + height)} cm /${name} Do Q`;

/** A letter that every font has. */
const STAND_IN = 'x';

/** A text string of PDF: UTF-16 with its mark, in hexadecimal digits. */
const utf16 = (text: string) =>
  `FEFF${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}`;

async function drawLine(
  { x, y, size, text, weight, grey }: Extract<Mark, { kind: 'line' }>,
  { encode, drawnLine }: Resources,
): Promise<string> {
  const glyphs = encode(text, weight);
  if (glyphs !== null) {
    return `${decimal(grey)} g BT /${weight} ${decimal(size)} Tf 1 0 0 -1 ${numbers(x, y)} Tm <${glyphs}> Tj ET`;
  }
  const { name, box } = await drawnLine(text, weight, size);
  const drawn = image(name, { ...box, x: x + box.x, y: y + box.y });
  // Readers take the words of a drawn line from an invisible letter that says what it stands for.
  const letter = `q BT 3 Tr /${weight} ${decimal(size)} Tf 1 0 0 -1 ${numbers(x, y)} Tm <${encode(STAND_IN, weight)}> Tj ET Q`;
  return `/Span <</ActualText <${utf16(text)}>>> BDC ${letter} ${decimal(grey)} g ${drawn} EMC`;
}

async function drawPicture(
  { address, corner, ...box }: Extract<Mark, { kind: 'picture' }>,
  { picture }: Resources,
): Promise<string> {
  const name = await picture(address);
  if (!name) return '';
  return `q ${outline(box, corner ?? box.width / 8)} W n ${image(name, box)} Q`;
}

function draw(mark: Mark, resources: Resources): string | Promise<string> {
  switch (mark.kind) {
    case 'area':
      return `${decimal(mark.grey)} g ${outline(mark, mark.corner ?? 0)} f`;
    case 'rule':
      return `${decimal(mark.grey)} G ${decimal(mark.width)} w ${numbers(mark.x1, mark.y1)} m ${numbers(mark.x2, mark.y2)} l S`;
    case 'code':
      return drawCode(mark);
    case 'line':
      return drawLine(mark, resources);
    case 'picture':
      return drawPicture(mark, resources);
  }
}

/**
 * The operators that draw a sheet, in millimetres to the right and down from the upper left corner, like its
 * marks.
 */
export async function pageContent({ height, marks }: Sheet, resources: Resources): Promise<string> {
  const scale = POINTS_PER_MM;
  const lines = [`${numbers(scale, 0, 0, -scale, 0, height * scale)} cm`];
  for (const mark of marks) lines.push(await draw(mark, resources));
  return lines.join('\n');
}
