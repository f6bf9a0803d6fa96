import { expect, it } from 'vitest';
import { PROBLEMS } from '../../schema/common/problem-texts';
import { REFUSAL_CODES, REFUSALS } from '../../schema/common/refusals';
import { DICTIONARIES } from './dictionaries';
import { BUYER_MESSAGES, translateProblem } from './messages';

it('buyers read in English what the refusals and problems say', () => {
  const own = {
    ...PROBLEMS,
    ...Object.fromEntries(REFUSAL_CODES.map((code) => [code, REFUSALS[code].text])),
  };
  const other = Object.entries(BUYER_MESSAGES).filter(
    ([code, words]) => own[code as keyof typeof own] !== words,
  );
  // The others are general, or leave out a value.
  expect(other.map(([code]) => code)).toEqual(['too_long', 'republish_failed', 'too_many_tries', 'failed']);
});

it.each(Object.entries(DICTIONARIES))('%s has every value of a message', (_, { messages }) => {
  for (const [code, words] of Object.entries(BUYER_MESSAGES)) {
    const named = (said: string) => said.match(/\{\w+\}/g) ?? [];
    expect(named(messages[code as keyof typeof messages]), code).toEqual(named(words));
  }
});

it('problems are translated by code, whatever their English text is', () => {
  const { messages } = DICTIONARIES.hi;
  const say = (code: string, values = {}) =>
    translateProblem(messages, 'hi', { code, values, text: 'Reworded' });
  expect(say('name_required')).toBe(messages.name_required);
  expect(say('too_long', { limit: 500 })).toBe(messages.too_long.replace('{limit}', '500'));
  expect(say('overloaded')).toBe(messages.too_many_tries);
  expect(say('bad_format')).toBe(messages.failed);
  expect(translateProblem(messages, 'en', { code: 'bad_format', values: {}, text: 'Reworded' })).toBe(
    'Reworded',
  );
});
