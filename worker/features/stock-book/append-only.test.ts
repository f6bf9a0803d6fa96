import { expect, it } from 'vitest';

const FILES = import.meta.glob<string>(['../../**/*.ts', '!../../**/*.test.ts', '!../../test/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Statements that change or delete rows of the book, however they are written. */
const WRITES = [
  /\b(?:update|delete)\(\s*(?:\w+\.)?bookLines\b/,
  /\bupdateWhere\(\s*(?:\w+\.)?bookLines\b/,
  /\b(?:update|delete\s+from|replace\s+into)\s+(?:`|")?book_lines\b/i,
  /\btable:\s*(?:\w+\.)?bookLines\b/,
  /book_lines[\s\S]{0,400}?\bon conflict[^`]*do update/i,
];

/** Files with such a statement, as a path from here. */
const writersIn = (files: Record<string, string>) =>
  Object.entries(files)
    .filter(([, text]) => WRITES.some((pattern) => pattern.test(text)))
    .map(([path]) => path.replace(/^\.\//, ''))
    .sort();

it('lines of the book are only added: two statements touch them, and erase persons', () => {
  expect(writersIn(FILES)).toEqual(['../../jobs/retention.queries.ts', 'book.queries.ts']);
  const erasure = FILES['./book.queries.ts']?.match(
    /updateWhere\(\s*bookLines, \{ personal: sql`'\{\}'` \}/g,
  );
  expect(erasure).toHaveLength(1);
});

it.each([
  'db.update(bookLines).set({ kind })',
  'db.delete(shard.bookLines)',
  "updateWhere(\n  bookLines, { kind: 'out' })",
  'sql`update book_lines set kind = 1`',
  'sql`delete from book_lines`',
])('finds %s', (text) => expect(writersIn({ './a.ts': text })).toEqual(['a.ts']));
