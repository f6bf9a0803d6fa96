import { toLatinDigits } from '../common/digits';

/** "1.", "2)", "(3)", "#4", a bullet or an emoji: where an entry of a list begins. */
const MARK =
  /^\s*(?:[(#]?\d{1,3}\s?[.):\]-](?!\d)\s*|[-–—•●▪◦‣*→➡✅🚗🚙🛵🏍✔👉🔹🔸🔷🔶⭐🔴🟢]+\uFE0F?\s*(?=\S))/u;
const NUMBER = /^\W*\d{1,3}\s?[.):\]-](?!\d)/u;
const RULE = /^[\s\-–—_=*.~#]{3,}$/;
/** As WhatsApp copies it: "[26/11/26, 10:04 am] Ravi: " */
const STAMP = /^\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}:\d{2}[^\]\-–]{0,10}[\]\-–]\s*[^:]{1,40}:\s*/;

const lines = (text: string) =>
  toLatinDigits(text)
    .split(/\r\n?|\n/)
    // Each message is a block of its own.
    .flatMap((line) => (STAMP.test(line) ? ['', line.replace(STAMP, '')] : [line]))
    .map((line) => line.replace(/[\u200B-\u200F\uFEFF]/g, ''))
    .map((line) => (RULE.test(line) ? '' : line));

const joined = (block: readonly string[]) => block.map((line) => line.trim()).join('\n');

export interface ListEntry {
  said: string;
  /** It has a number of its own; bullets are also used within an entry. */
  isMarked: boolean;
}

/**
 * The entries of a pasted list, each as its own lines: by numbers or bullets, else by empty lines if an entry
 * has several lines, else line by line. `isEntry` says whether a text names a vehicle.
 */
export function splitList(text: string, isEntry: (text: string) => boolean): ListEntry[] {
  const all = lines(text);
  const written = all.filter((line) => line.trim() !== '');
  const isMarked = (line: string) => MARK.test(line);
  const marked = written.filter((line) => isMarked(line) && isEntry(line)).length;
  const named = written.filter(isEntry).length;
  if (marked > 1 && marked * 2 > named) return byMarks(written, isMarked, isEntry);
  const blocks = blocksOf(all);
  // With one vehicle a line, blocks are sections.
  const isOneEach = blocks.every((block) => block.filter(isEntry).length <= 1);
  const unmarked = (said: string) => ({ said, isMarked: false });
  if (isOneEach && blocks.length > 1) return blocks.map((block) => unmarked(joined(block)));
  return written.map((line) => unmarked(line.replace(MARK, '').trim()));
}

function blocksOf(all: readonly string[]): string[][] {
  const blocks: string[][] = [[]];
  for (const line of all) {
    if (line.trim() === '') blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.filter(({ length }) => length > 0);
}

const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;

const bulletOf = (line: string) => MARK.exec(line)?.[0].replace(/[\s\d]|\uFE0F/g, '');

/**
 * Lines without a mark belong to the entry before, unless both name a vehicle and its year: some number only
 * their first lines. Those before the first mark are entries of their own.
 */
function byMarks(
  written: readonly string[],
  isMarked: (line: string) => boolean,
  isEntry: (text: string) => boolean,
): ListEntry[] {
  const isWhole = (text: string) => YEAR.test(text) && isEntry(text);
  /** “▪️2016” below “🔹BMW 320d”: a bullet of another kind, and no vehicle. */
  const isDetail = (line: string, first: string) =>
    !NUMBER.test(line) && !isEntry(line) && bulletOf(line) !== bulletOf(first);
  const entries: { lines: string[]; isMarked: boolean; first: string }[] = [];
  for (const line of written) {
    const last = entries.at(-1);
    const isAnother = last !== undefined && isWhole(line) && isWhole(joined(last.lines));
    const isPart = !isMarked(line) || (last !== undefined && isDetail(line, last.first));
    if (isPart && last?.isMarked && !isAnother) last.lines.push(line.replace(MARK, ''));
    else entries.push({ lines: [line.replace(MARK, '')], isMarked: isMarked(line), first: line });
  }
  return entries.map(({ lines, first }) => ({ said: joined(lines), isMarked: NUMBER.test(first) }));
}
