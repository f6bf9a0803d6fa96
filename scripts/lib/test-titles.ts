import { existsSync, readFileSync } from 'node:fs';

const TITLE = /\b(?:it|test)(?:\.each\([^`]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;

const read = new Map<string, string[]>();

function titlesIn(file: string): string[] {
  const known = read.get(file);
  if (known) return known;
  const titles = [...readFileSync(file, 'utf8').matchAll(TITLE)].map(([, , title = '']) => title);
  read.set(file, titles);
  return titles;
}

/** What is wrong with `file › part of the test's title`; null where that test is there. */
export function missingTest(reference: string): string | null {
  const [file = '', title = ''] = reference.split(' › ');
  if (!existsSync(file)) return `${file} is not there`;
  if (!title) return `${reference} names no test`;
  return titlesIn(file).some((known) => known.includes(title)) ? null : `${reference} is not there`;
}
