import { expect, it } from 'vitest';
import { readRegistration } from './registration';

it.each([
  ['MH12AB1234', 'MH12AB1234', 'MH', 'MH-12'],
  ['mh 12 ab 1234', 'MH12AB1234', 'MH', 'MH-12'],
  ['MH-12', 'MH12', 'MH', 'MH-12'],
  ['ka 5 m 77', 'KA5M77', 'KA', 'KA-05'],
  ['DL 3C AB 1234', 'DL3CAB1234', 'DL', 'DL-03'],
  ['22 BH 1234 AA', '22BH1234AA', 'BH', null],
])('%j is %s of %s, office %s', (typed, number, state, rto) => {
  expect(readRegistration(typed)).toEqual({ number, state, rto });
});

it.each(['', 'XX12AB1234', 'MH', 'MH00', 'MH12AB12345', '12MH1234', 'my car', '<b>MH12</b>'])(
  '%j is not one',
  (typed) => {
    expect(readRegistration(typed)).toBeNull();
  },
);
