import { describe, expect, it } from 'vitest';
import { missingTest } from '../../../scripts/lib/test-titles';
import { SPEC_1 } from './spec-1';
import { SPEC_2_ACCOUNTS } from './spec-2-accounts';
import { SPEC_2_ADMIN } from './spec-2-admin';
import { SPEC_2_LIVE } from './spec-2-live';
import { SPEC_2_MONEY } from './spec-2-money';

/** Each table, and how many lines of each section it has, so that none drops out unnoticed. */
const TABLES = [
  {
    name: 'specification 1',
    lines: SPEC_1,
    sections: { 1: 8, 2: 29, 3: 10, 4: 10, 5: 8, 6: 7, 7: 17, 8: 14, 9: 11 },
  },
  {
    name: 'specification 2 on accounts',
    lines: SPEC_2_ACCOUNTS,
    sections: { 1: 5, 2: 35, 3: 8, 4: 6, 5: 8, 6: 4, 7: 13, 8: 11, 9: 5 },
  },
  { name: 'specification 2 on the socket', lines: SPEC_2_LIVE, sections: { 2: 3, 4: 15, 7: 5, 8: 1, 9: 3 } },
  {
    name: 'specification 2 on operators',
    lines: SPEC_2_ADMIN,
    sections: { 1: 1, 2: 9, 3: 9, 5: 5, 6: 8, 7: 10, 8: 3, 9: 5 },
  },
  {
    name: 'specification 2 on money',
    lines: SPEC_2_MONEY,
    sections: { 1: 4, 2: 8, 3: 11, 4: 7, 5: 4, 6: 3, 7: 10, 8: 8, 9: 9 },
  },
];

describe.each(TABLES)('every line of $name', ({ lines, sections }) => {
  it('is in the table', () => {
    const counts: Record<string, number> = {};
    for (const { line } of lines) {
      const section = line.split(' ')[0] ?? '';
      counts[section] = (counts[section] ?? 0) + 1;
    }
    expect(counts).toEqual(sections);
    expect(new Set(lines.map(({ line }) => line)).size).toBe(lines.length);
  });

  it.each([...lines])('$line', ({ tests }) => {
    expect(tests.length).toBeGreaterThan(0);
    for (const reference of tests) expect(missingTest(reference)).toBeNull();
  });
});
