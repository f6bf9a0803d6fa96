import { expect, it } from 'vitest';
import { typedKms } from './typed-kms';

it.each([
  ['24,100', '24100'],
  ['1,24,100', '1,24,100'.replaceAll(',', '')],
  [' 24 100 ', '24100'],
  ['0', '0'],
  ['24k', '24k'],
  ['', Number.NaN],
  [' ', Number.NaN],
])('%j is %s', (typed, sent) => expect(typedKms(typed)).toBe(sent));
