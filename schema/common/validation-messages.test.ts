import { expect, it } from 'vitest';
import { z } from 'zod';
import './validation-messages';

const messageOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

it.each([
  ['a missing value', z.string(), undefined, 'Required'],
  ['null', z.number(), null, 'Required'],
  ['an empty text', z.string().min(1), '', 'Required'],
  ['a list for text', z.string(), [], 'Must be text'],
  ['text for a number', z.number(), 'x', 'Must be a number'],
  ['something that is no number', z.coerce.number(), 'x', 'Must be a number'],
  ['a part of a number', z.int(), 1.5, 'Must be a whole number'],
  ['text for a switch', z.boolean(), 'yes', 'Must be true or false'],
  ['an object for a list', z.array(z.string()), {}, 'Must be a list'],
  ['a list for an object', z.strictObject({}), [], 'Must be an object'],
  ['another option', z.enum(['INR', 'USD']), 'XXX', 'Choose one of: INR, USD'],
  ['another word', z.literal('yes'), 'no', 'Must be yes'],
  ['a short text', z.string().min(3), 'ab', 'At least 3 characters'],
  ['a long text', z.string().max(1), 'ab', 'At most 1 character'],
  ['another length', z.string().length(6), 'ab', 'Exactly 6 characters'],
  ['a long list', z.array(z.string()).max(2), ['a', 'b', 'c'], 'At most 2 entries'],
  ['a short list', z.array(z.string()).min(1), [], 'At least 1 entry'],
  ['a small number', z.number().min(5), 4, 'Must be at least 5'],
  ['a large number', z.number().max(5), 6, 'Must be at most 5'],
  ['zero', z.number().positive(), 0, 'Must be more than 0'],
  ['no email', z.email(), 'x', 'Invalid email'],
  ['no id', z.uuid(), 'x', 'Invalid id'],
  ['no date', z.iso.date(), 'x', 'Invalid date'],
  ['no match', z.string().regex(/^a$/), 'x', 'Not in the right format'],
  ['an odd number', z.number().multipleOf(2), 3, 'Must be a multiple of 2'],
  ['an unknown key', z.strictObject({}), { isAdmin: true }, 'Unknown field: isAdmin'],
  ['many unknown keys', z.strictObject({}), { a: 1, b: 1, c: 1, d: 1 }, 'Unknown fields: a, b, c'],
  ['nothing of a choice', z.union([z.string(), z.number()]), true, 'Not valid'],
  ['what a rule without words refuses', z.string().refine(() => false), 'x', 'Not valid'],
])('%s', (_, schema, value, message) => {
  expect(messageOf(schema, value)).toBe(message);
});

it('keeps the words of a schema', () => {
  expect(messageOf(z.string({ error: 'Name is required' }), undefined)).toBe('Name is required');
});

it('shortens a key that a client made up', () => {
  expect(messageOf(z.strictObject({}), { ['x'.repeat(500)]: 1 })).toBe(`Unknown field: ${'x'.repeat(40)}`);
});
