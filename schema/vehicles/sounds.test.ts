import { expect, it } from 'vitest';
import { bySound } from './sounds';

const find = bySound([
  'Celerio',
  'Swift',
  'Baleno',
  'Creta',
  'Ritz',
  'Wagon',
  'Fortuner',
  'Punch',
  'Seltos',
  'Gorakhpur',
]);

it.each([
  ['सेलेरियो', 'Celerio'],
  ['selerio', 'Celerio'],
  ['स्विफ्ट', 'Swift'],
  ['बलेनो', 'Baleno'],
  ['balino', 'Baleno'],
  ['क्रेटा', 'Creta'],
  ['पंच', 'Punch'],
  ['सेल्टोस', 'Seltos'],
  ['गोरखपुर', 'Gorakhpur'],
])('%s sounds like %s', (word, name) => {
  expect(find(word)).toBe(name);
});

it.each(['करता', 'गाड़ी', 'मालिक', 'white', 'सफेद', 'rita', ''])('%j sounds like no name', (word) => {
  expect(find(word)).toBeNull();
});

it('of two names alike, the nearer one is meant, or neither', () => {
  const two = bySound(['Verna', 'Verano']);
  expect(two('वरना')).toBe('Verna');
  expect(bySound(['Mandi', 'Mundi'])('मिन्डि')).toBeNull();
});
