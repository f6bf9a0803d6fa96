import type { DrawnWords } from '../../../web/i18n/card-words';
import { escapeXml, widthOf as widthOfText } from './card-text';

/** One line of a card: a text, or several in a row. */
export type Line = string | readonly string[];

export interface Style {
  size: number;
  fill?: string;
  opacity?: number;
  anchor?: 'start' | 'middle';
  spacing?: number;
}

export const WHITE = '#ffffff';

const parts = (line: Line) => (typeof line === 'string' ? [line] : line);

/** The width of a line, in the units of its size. */
export const widthOf = (line: Line, size: number, drawn: DrawnWords | null) =>
  parts(line).reduce((sum, part) => {
    const word = drawn?.words[part];
    return sum + (word ? (word.width * size) / 1000 : widthOfText(part, size));
  }, 0);

/** The largest size, up to the given one, at which the line fits. */
export const fitting = (line: Line, size: number, width: number, drawn: DrawnWords | null) =>
  Math.floor(Math.min(size, (size * width) / Math.max(1, widthOf(line, size, drawn))));

/**
 * A line as SVG. Words that are drawn in advance become paths, since the painter does not shape Indian scripts
 * (linebender/resvg#1043).
 */
export function drawLine(line: Line, x: number, y: number, style: Style, drawn: DrawnWords | null): string {
  const { size, fill = WHITE, opacity = 1, anchor, spacing } = style;
  if (!drawn) {
    // Otherwise a part of a line loses its outer spaces.
    const spaces = typeof line === 'string' && line !== line.trim() ? ' xml:space="preserve"' : '';
    const extras = `${anchor ? ` text-anchor="${anchor}"` : ''}${spacing ? ` letter-spacing="${spacing}"` : ''}`;
    return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" opacity="${opacity}"${extras}${spaces}>${escapeXml(parts(line).join(''))}</text>`;
  }
  let at = anchor === 'middle' ? x - widthOf(line, size, drawn) / 2 : x;
  return parts(line)
    .map((part) => {
      const left = Math.round(at);
      at += widthOf(part, size, drawn);
      const word = drawn.words[part];
      if (!word) return drawLine(part, left, y, { size, fill, opacity }, null);
      const glyphs = word.glyphs.map(
        ([glyph, right, down]) =>
          `<path transform="translate(${right} ${down})" d="${drawn.glyphs[glyph]}"/>`,
      );
      return `<g transform="translate(${left} ${y}) scale(${size / 1000})" fill="${fill}" opacity="${opacity}">${glyphs.join('')}</g>`;
    })
    .join('');
}
