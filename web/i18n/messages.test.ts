import { expect, it } from 'vitest';
import { DICTIONARIES } from './dictionaries';
import { BUYER_MESSAGES, translateProblem } from './messages';

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
  expect(say('too_many_tries', { wait: '5 minutes', minutes: 5 })).toBe(
    messages.try_again_in.replace('{minutes}', '5'),
  );
  expect(say('bad_format')).toBe(messages.failed);
  expect(translateProblem(messages, 'en', { code: 'bad_format', values: {}, text: 'Reworded' })).toBe(
    'Reworded',
  );
});
