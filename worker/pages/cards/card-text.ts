/**
 * Advance widths of Poppins SemiBold in thousandths of its size, from space to tilde: SVG does not break
 * lines itself.
 */
const ADVANCES = [
  238, 354, 364, 887, 654, 829, 778, 195, 485, 485, 518, 674, 254, 583, 260, 486, 646, 362, 574, 599, 661,
  644, 640, 548, 643, 626, 263, 324, 584, 738, 567, 538, 1051, 716, 643, 768, 717, 532, 530, 768, 717, 278,
  570, 663, 459, 899, 735, 785, 608, 787, 641, 609, 577, 697, 711, 1024, 686, 636, 576, 497, 756, 496, 680,
  790, 271, 678, 678, 602, 678, 617, 345, 678, 661, 278, 278, 584, 278, 1048, 661, 638, 678, 678, 404, 545,
  388, 661, 599, 844, 540, 605, 483, 508, 309, 508, 592,
];
/** For accented letters, dashes and currency symbols, few of which are wider. */
const OTHER = 720;

/**
 * Matches characters that would not be drawn correctly: all but Latin, common punctuation and currencies. The
 * font has Devanagari too, but resvg 0.4 draws vowel signs over the next letter (linebender/resvg#1043), so
 * it is left out; chats show the name next to the picture anyway.
 */
const UNKNOWN = /[^\u0020-\u007e\u00a0-\u017f\u2010-\u2027\u20ac\u20b9]/gu;

export const drawable = (text: string) => text.replace(UNKNOWN, ' ').replace(/\s+/g, ' ').trim();

/** Between facts. */
const MIDDLE_DOT = 260;

const advance = (character: string) =>
  character === '·' ? MIDDLE_DOT : (ADVANCES[(character.codePointAt(0) ?? 0) - 32] ?? OTHER);

/** The width of a line, in the units of its size. */
export const widthOf = (text: string, size: number) =>
  ([...text].reduce((sum, character) => sum + advance(character), 0) * size) / 1000;

/** The line, truncated with an ellipsis if it is too long. */
export function cut(text: string, size: number, width: number): string {
  if (widthOf(text, size) <= width) return text;
  const characters = [...text];
  while (characters.length > 0 && widthOf(`${characters.join('')}…`, size) > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

/** Broken between words into at most `most` lines; the rest is truncated. */
export function wrap(text: string, size: number, width: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    // The last line contains the rest, to be truncated.
    if (!line || widthOf(longer, size) <= width || lines.length === most - 1) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line].filter(Boolean).map((each) => cut(each, size, width));
}

export const escapeXml = (text: string) =>
  text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
