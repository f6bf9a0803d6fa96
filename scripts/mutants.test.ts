import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LISTED } from '../proof/mutants/listed.ts';
import { changesOf } from '../proof/mutants/operators.ts';
import { testsOf } from '../proof/mutants/tests-of.ts';
import { ROOT } from './lib/run.ts';

it.each(LISTED)('finds the listed mutation of $file once: $before', ({ file, before, after, tests }) => {
  expect(readFileSync(join(ROOT, file), 'utf8').split(before)).toHaveLength(2);
  expect(after).not.toBe(before);
  expect(tests.filter((test) => !existsSync(join(ROOT, test)))).toEqual([]);
});

const mutated = (source: string, operator: string) =>
  changesOf('a.ts', source)
    .filter((change) => change.operator === operator)
    .map(({ start, end, by }) => source.slice(0, start) + by + source.slice(end));

it.each([
  ['conjunct dropped', 'and(a, b)', ['and(b)', 'and(a)']],
  ['refusal not thrown', 'if (a) throw b', ['if (a) {}']],
  ['condition made false', 'if (a) throw b', ['if (false) throw b']],
  ['constant changed', 'f(1, true)', ['f(2, true)', 'f(1, false)']],
  ['comparison changed', 'a <= b', ['a < b']],
  ['logic swapped', 'a && b', ['((a) || (b))']],
  ['call removed', 'await run(a)', ['{}']],
  ['option dropped', 'f({ a, b: 1 })', ['f({ b: 1 })', 'f({ a })']],
  ['SQL condition dropped', 'sql`where a = 1 and b = 2`', ['sql`where  b = 2`', 'sql`where a = 1 `']],
  ['SQL comparison changed', 'sql`set a = 1 where b > c`', ['sql`set a = 1 where b >= c`']],
])('derives "%s" from syntax', (operator, source, expected) => {
  expect(mutated(source, operator)).toEqual(expected);
});

it('plays a mutant of a feature in the tests of its folder first, and one of the schema in those of its feature', () => {
  expect(testsOf('worker/features/offers-of-nobody/a.ts', 3)).toEqual([]);
  expect(testsOf('worker/features/leads/leads.queries.ts', 3)[0]).toMatch(/^worker\/features\/leads\//);
  expect(testsOf('schema/leads/table.ts', 30)).toEqual(
    expect.arrayContaining(['worker/platform/constraints.test.ts', 'worker/features/leads/leads.test.ts']),
  );
  expect(testsOf('worker/http/networks.ts', 1)).toEqual(['worker/http/networks.test.ts']);
});
