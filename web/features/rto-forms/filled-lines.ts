import type { Mark, Measure, Weight } from '../print/sheet';
import { LINE_HEIGHT, type Style, setLine } from '../print/type-setting';
import type { Filled } from './blocks';

/** A blank to write on by hand. */
const BLANK_MM = 38;
const RULE = { width: 0.2, grey: 0.3 };

interface Word {
  text: string;
  weight: Weight;
  isValue: boolean;
  /** Without one it stands at the word before, as a comma does. */
  hasSpace: boolean;
  width: number;
}

/** A run of words of one kind on a line. */
interface Run extends Omit<Word, 'hasSpace'> {
  x: number;
}

const spaced = (text: string) => text.split(/\s+/).filter((word) => word !== '');

function wordsOf({ texts, values }: Filled, widthOf: (text: string, weight: Weight) => number): Word[] {
  return texts.flatMap((printed, index) => {
    const isFirst = index === 0;
    const plain = spaced(printed).map((text, at) => ({
      text,
      weight: 'medium' as const,
      isValue: false,
      hasSpace: at > 0 || isFirst || /^\s/.test(printed),
      width: widthOf(text, 'medium'),
    }));
    const value = values[index];
    if (value === undefined) return plain;
    const hasSpace = printed === '' || /\s$/.test(printed);
    const blank = { weight: 'bold' as const, isValue: true };
    if (value === '') return [...plain, { ...blank, text: '', hasSpace, width: BLANK_MM }];
    const typed = spaced(value).map((text, at) => ({
      ...blank,
      text,
      hasSpace: at > 0 || hasSpace,
      width: widthOf(text, 'bold'),
    }));
    return [...plain, ...typed];
  });
}

/** The runs of each line. A word that is wider than the line keeps it to itself. */
function linesOf(words: readonly Word[], space: number, width: number): Run[][] {
  const lines: Run[][] = [];
  let end = 0;
  for (const { hasSpace, ...word } of words) {
    const gap = hasSpace ? space : 0;
    const line = lines.at(-1);
    if (!line || (hasSpace && end + gap + word.width > width)) {
      lines.push([{ ...word, x: 0 }]);
      end = word.width;
      continue;
    }
    const last = line.at(-1);
    if (last && last.isValue === word.isValue && last.text !== '' && word.text !== '') {
      last.text += `${hasSpace ? ' ' : ''}${word.text}`;
      last.width += gap + word.width;
    } else line.push({ ...word, x: end + gap });
    end += gap + word.width;
  }
  return lines;
}

/** A text with its blanks from a place downwards: values are bold and underlined, empty ones a line. */
export function filledLines(
  measure: Measure,
  text: Filled,
  { x, y, width }: { x: number; y: number; width: number },
  { size }: Pick<Style, 'size'>,
): { marks: Mark[]; height: number } {
  const widthOf = (of: string, weight: Weight) => measure(of, weight) * size;
  const lines = linesOf(wordsOf(text, widthOf), widthOf(' ', 'medium'), width);
  const lineHeight = size * LINE_HEIGHT * 1.12;
  const marks = lines.flatMap((line, index) =>
    line.flatMap((run): Mark[] => {
      const top = y + index * lineHeight;
      const left = x + run.x;
      const taken = run.text === '' ? run.width : widthOf(run.text, run.weight);
      const room = Math.min(taken, x + width - left);
      const under = top + size * LINE_HEIGHT;
      const rule: Mark = { kind: 'rule', x1: left, y1: under, x2: left + room, y2: under, ...RULE };
      const { weight } = run;
      return [
        ...(run.text === ''
          ? []
          : [setLine(measure, run.text, { x: left, y: top, width: room + 0.01 }, { size, weight })]),
        ...(run.isValue ? [rule] : []),
      ];
    }),
  );
  return { marks, height: lines.length * lineHeight };
}
