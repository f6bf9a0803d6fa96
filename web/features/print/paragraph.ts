import type { Measure } from './sheet';
import type { Style } from './type-setting';

/** A text as lines of a width, broken between words, and where it has a line break. */
export function wrapped(
  measure: Measure,
  text: string,
  width: number,
  { size, weight }: Pick<Style, 'size' | 'weight'>,
): string[] {
  return text.split('\n').flatMap((line) => {
    const lines: string[] = [];
    for (const word of line.split(' ')) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && measure(longer, weight) * size <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  });
}
