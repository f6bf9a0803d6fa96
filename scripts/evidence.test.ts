import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const TITLE = /\b(?:it|test)(?:\.each\([^`]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;
const titles = new Map<string, string[]>();

function titlesIn(file: string): string[] {
  const known = titles.get(file) ?? [...read(file).matchAll(TITLE)].map(([, , title = '']) => title);
  titles.set(file, known);
  return known;
}

/** A heading's anchor, as GitHub generates it. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d -]/gu, '')
    .replaceAll(' ', '-');

/** Whether this `file`, `file#heading` or `file › part of a test's title` exists. */
function exists(reference: string): boolean {
  const [target = '', title] = reference.split(' › ');
  const [file = '', fragment] = target.split('#');
  if (!existsSync(file)) return false;
  if (title !== undefined) return titlesIn(file).some((known) => title && known.includes(title));
  const headings = fragment ? read(file).matchAll(/^#+ (.+)$/gm) : [];
  return !fragment || Array.from(headings, ([, heading = '']) => anchor(heading)).includes(fragment);
}

const missing = (references: string[]) => references.filter((reference) => !exists(reference));

const CELL = /(?<!\\)\|/;

/** The rows of a document's tables, cell by cell. */
const rowsOf = (file: string) =>
  read(file)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (Number|Line) /.test(line))
    .map((line) =>
      line
        .split(CELL)
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('\\|', '|')),
    );

const referencesIn = (cell: string) =>
  Array.from(cell.matchAll(/`([^`]+)`/g), ([, reference = '']) => reference);

describe('docs/review/asvs.md', () => {
  const rows = rowsOf('docs/review/asvs.md');

  it('answers each of the 253 requirements once', () => {
    expect(rows).toHaveLength(253);
    expect(new Set(rows.map(([number]) => number)).size).toBe(253);
    for (const [number, answer, words = ''] of rows) {
      expect(['tested', 'built', 'n/a', 'gap'], number).toContain(answer);
      expect(words.split(' ').length, number).toBeLessThanOrEqual(12);
    }
  });

  it('names tests, files and headings that exist', () => {
    for (const [number, answer, , shown = ''] of rows) {
      const references = referencesIn(shown);
      const isShown = {
        tested: references.some((each) => each.includes(' › ')),
        built: references.length > 0,
      };
      expect(isShown[answer as keyof typeof isShown] ?? true, number).toBe(true);
      expect(missing(references), number).toEqual([]);
    }
  });

  it('has the right totals', () => {
    const count = (answer: string) => rows.filter((row) => row[1] === answer).length;
    expect(read('docs/review/asvs.md')).toContain(
      `Of 253 requirements ${count('tested')} are tested, ${count('built')} hold by construction, ${count('n/a')} do not apply and ${count('gap')} are gaps.`,
    );
  });
});

describe('docs/review/specification.md', () => {
  const rows = rowsOf('docs/review/specification.md');

  it('has every line', () => {
    expect(rows.length).toBe(352);
  });

  it.each(rows)('%s', (_line, shown = '') => {
    const references = referencesIn(shown);
    expect(references.length).toBeGreaterThan(0);
    expect(missing(references)).toEqual([]);
  });
});

describe('what a comment cites', () => {
  const FOREIGN =
    /\bspec(?:ification)? [12]\b|\b(?:DECISIONS|SECURITY|ARCHITECTURE|STYLE)\.md\b|\.\.\/shared(?!-)/gi;
  const DOCUMENT = /\bdocs\/[\w/-]+\.md(?:#[\w-]+)?/g;
  const sources = globSync('{schema,web,worker,scripts,proof,.ci}/**/*.{ts,tsx,mjs,sql,css,grit}', {
    exclude: ['scripts/evidence.test.ts', 'scripts/rulers/node_modules/**'],
  });
  const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')];

  it('exists in this repository', () => {
    expect(sources.length).toBeGreaterThan(1000);
    const faults = sources.map((file) => {
      const text = read(file);
      return [file, ...(text.match(FOREIGN) ?? []), ...missing(text.match(DOCUMENT) ?? [])];
    });
    expect(faults.filter(({ length }) => length > 1)).toEqual([]);
  });

  it('and so does what a document links to', () => {
    const faults = documents.map((file) => {
      const links = read(file).matchAll(/\]\((?!https?:|mailto:)([^)#]*)(#[\w-]+)?\)/g);
      const targets = Array.from(links, ([, path = '', fragment = '']) => {
        const target = path ? join(file, '..', path) : file;
        return target + (target.endsWith('.md') ? fragment : '');
      });
      return [file, ...missing(targets)];
    });
    expect(faults.filter(({ length }) => length > 1)).toEqual([]);
  });
});
