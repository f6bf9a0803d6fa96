import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SPEC_1 } from './spec-1';
import { SPEC_2_LIVE } from './spec-2-live';

/** How many lines each section of the specification has, so that none drops out of the table unnoticed. */
const LINES_1 = { 1: 8, 2: 29, 3: 10, 4: 10, 5: 8, 6: 7, 7: 17, 8: 14, 9: 11 };

const TITLE = /\b(?:it|test)(?:\.each\([^`]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;

function titlesIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(TITLE)].map(([, , title = '']) => title);
}

describe('every line of specification 1', () => {
  it('is in the table', () => {
    const counts: Record<string, number> = {};
    for (const { line } of SPEC_1) {
      const section = line.split(' ')[0] ?? '';
      counts[section] = (counts[section] ?? 0) + 1;
    }
    expect(counts).toEqual(LINES_1);
    expect(new Set(SPEC_1.map(({ line }) => line)).size).toBe(SPEC_1.length);
  });

  it.each([...SPEC_1, ...SPEC_2_LIVE])('$line', ({ tests }) => {
    expect(tests.length).toBeGreaterThan(0);
    for (const reference of tests) {
      const [file = '', title = ''] = reference.split(' › ');
      expect(existsSync(file), `${file} is there`).toBe(true);
      expect(
        titlesIn(file).some((known) => known.includes(title)),
        `${reference} is there`,
      ).toBe(true);
    }
  });
});
