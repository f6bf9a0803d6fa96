import { expect, it } from 'vitest';
import { lastFour } from './last-four';

it.each([
  ['MH12AB1234', '1234'],
  ['22BH6517A', '6517'],
  ['22BH6517AB', '6517'],
  ['MH12', null],
  ['DL3C45', null],
  [null, null],
])('the last four digits of %s are %s', (plate, digits) => {
  expect(lastFour(plate)).toBe(digits);
});
