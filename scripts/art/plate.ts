import { line, rect } from './svg.ts';

// Strokes on a 10 x 16 grid: fonts are not to be relied on where the seed runs.
const LETTERS = [
  'M1 1V15H5C9 15 9.500 12 9.500 8S9 1 5 1Z',
  'M9 1H1V15H9M1 8H7',
  'M1 15V1L5 8L9 1V15',
  'M5 1C1 1 1 4 1 8S1 15 5 15S9 12 9 8S9 1 5 1Z',
];

/** A plate that plainly says DEMO, centred on (x, y). */
export function plate(x: number, y: number, width: number, color = '#f8f8f4'): string {
  const height = width * 0.26;
  const unit = (height * 0.56) / 16;
  const pitch = 15 * unit;
  const left = -(pitch * 3 + 10 * unit) / 2;
  const letters = LETTERS.map(
    (d, i) =>
      `<g transform="translate(${left + i * pitch} ${-8 * unit}) scale(${unit})">${line(d, '#1c2430', 2.1)}</g>`,
  ).join('');
  return `<g transform="translate(${x} ${y})">${rect(-width / 2 - 4, -height / 2 - 3, width + 8, height + 8, '#10151d', 'rx="6" opacity="0.55"')}${rect(-width / 2, -height / 2, width, height, color, 'rx="5" stroke="#39424e" stroke-width="2"')}${letters}</g>`;
}
