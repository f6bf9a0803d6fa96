import { expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from './errors';
import { PROBLEMS } from './problem-texts';
import { problemOfIssue } from './problems';
import { text } from './text';

const problemOf = (schema: z.ZodType, value: unknown) => {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  return issue && problemOfIssue(issue);
};

it.each([
  ['a missing value', z.string(), undefined, { code: 'required', values: {} }],
  [
    'a missing value with its own words',
    text({ max: 5, required: 'Email is required' }),
    undefined,
    { code: 'required' },
  ],
  ['another type', z.number(), 'x', { code: 'wrong_type', values: { expected: 'number' } }],
  ['a long text', text({ max: 5 }), 'Hatchback', { code: 'too_long', values: { limit: 5 } }],
  [
    'a long text with its own words',
    z.string().max(5, 'Too much'),
    'Hatchback',
    { code: 'too_long', values: { limit: 5 } },
  ],
  ['a small number', z.number().min(3), 1, { code: 'too_small', values: { limit: 3 } }],
  ['a choice', z.enum(['a', 'b']), 'c', { code: 'not_one_of', values: { allowed: 'a, b' } }],
  ['a format', z.email(), 'x', { code: 'bad_format', values: { format: 'email' } }],
  ['an unknown field', z.strictObject({}), { a: 1 }, { code: 'unknown_field', values: { count: 1 } }],
  [
    'a text of ours',
    z.string().min(1, PROBLEMS.mobile_required),
    '',
    { code: 'mobile_required', values: {} },
  ],
])('%s has a code and values', (_, schema, value, problem) => {
  expect(problemOf(schema, value)).toMatchObject(problem);
});

it('a refusal is worded with its values, and shown at its field', () => {
  const error = new AppError('live_limit', { values: { limit: 4 }, field: 'name' });
  const said = 'Your plan has a limit of 4 live listings';
  expect(error).toMatchObject({
    kind: 'limit_reached',
    code: 'live_limit',
    values: { limit: 4 },
    message: said,
  });
  expect(error.problems).toEqual({ name: { code: 'live_limit', values: { limit: 4 }, text: said } });
});
