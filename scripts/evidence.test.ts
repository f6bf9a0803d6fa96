import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const TITLE = /\b(?:it|test)(?:\.each\([^`]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;
const titles = new Map<string, string[]>();

function titlesIn(file: string): string[] {
  const known =
    titles.get(file) ?? [...readFileSync(file, 'utf8').matchAll(TITLE)].map(([, , title = '']) => title);
  titles.set(file, known);
  return known;
}

/** As GitHub makes the address of a heading. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d -]/gu, '')
    .replaceAll(' ', '-');

const headingsIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => anchor(title));

/** What is wrong with `file`, `file#heading` or `file › part of a test's title`; null where it exists. */
function faultOf(reference: string): string | null {
  const [target = '', title] = reference.split(' › ');
  const [file = '', fragment] = target.split('#');
  if (!existsSync(file)) return `${file} does not exist`;
  if (title !== undefined && !titlesIn(file).some((known) => title && known.includes(title))) {
    return `${file} has no test “${title}”`;
  }
  if (fragment !== undefined && !headingsIn(file).includes(fragment)) return `${reference} does not exist`;
  return null;
}

const CELL = /(?<!\\)\|/;

/** The rows of a document's tables, cell by cell. */
const rowsOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (Number|Line) /.test(line))
    .map((line) =>
      line
        .split(CELL)
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('\\|', '|')),
    );

const referencesIn = (cell: string) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, reference = '']) => reference);

describe('docs/security/asvs.md', () => {
  const rows = rowsOf('docs/security/asvs.md');

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
      if (answer === 'tested')
        expect(
          references.some((each) => each.includes(' › ')),
          number,
        ).toBe(true);
      if (answer === 'built') expect(references.length, number).toBeGreaterThan(0);
      expect(references.map(faultOf).filter(Boolean), number).toEqual([]);
    }
  });

  it('sums itself up', () => {
    const count = (answer: string) => rows.filter((row) => row[1] === answer).length;
    expect(readFileSync('docs/security/asvs.md', 'utf8')).toContain(
      `Of 253 requirements ${count('tested')} are tested, ${count('built')} hold by construction, ${count('n/a')} do not apply and ${count('gap')} are gaps.`,
    );
  });
});

describe('docs/product/specification.md', () => {
  const rows = rowsOf('docs/product/specification.md');

  it('has every line', () => {
    expect(rows.length).toBe(350);
  });

  it.each(rows)('%s', (_line, shown = '') => {
    const references = referencesIn(shown);
    expect(references.length).toBeGreaterThan(0);
    expect(references.map(faultOf).filter(Boolean)).toEqual([]);
  });
});

const FOREIGN = /\bspec(?:ification)? [12]\b|\b(?:DECISIONS|SECURITY|ARCHITECTURE|STYLE)\.md\b|\.\.\/shared/i;
const DOCUMENT = /\b(docs\/[\w/-]+\.md(?:#[\w-]+)?)/g;
const SOURCES = ['schema', 'web', 'worker', 'scripts', '.ci'].flatMap((root) =>
  globSync(`${root}/**/*.{ts,tsx,mjs,sql,css,grit}`),
);

describe('what a comment cites', () => {
  it('is in this repository', () => {
    const faults = SOURCES.filter((file) => file !== 'scripts/evidence.test.ts').flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const foreign = FOREIGN.exec(text)?.[0];
      const missing = [...text.matchAll(DOCUMENT)].map(([, cited = '']) => faultOf(cited)).filter(Boolean);
      return [...(foreign ? [`cites ${foreign}`] : []), ...missing].map((fault) => `${file}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  it('and so is what a document links to', () => {
    const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')];
    const faults = documents.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|mailto:)([^)#]*)(#[\w-]+)?\)/g)]
        .map(([, path = '', fragment = '']) => {
          const target = path ? new URL(path, `file:///${file}`).pathname.slice(1) : file;
          return faultOf(target + (target.endsWith('.md') ? fragment : ''));
        })
        .filter(Boolean)
        .map((fault) => `${file}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});
