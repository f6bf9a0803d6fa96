import { expect, it } from 'vitest';
import type { UserDto } from '../../../schema/auth/output';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { loadBuyersTexts } from '../../i18n/load-texts';
import { copiesOf, pagesOf } from './formats';
import { printableVehicle } from './posters';

const SELLER = { firstName: 'Test', lastName: 'Seller', mobileNumber: null } as UserDto;

const factsOf = async (vehicle: Partial<OwnVehicleDto>, language: 'en' | 'hi' | 'ta') => {
  const known = { price: 475_000, currency: 'INR', year: 2020, kmsDriven: 42_000, ...vehicle };
  const printable = printableVehicle(known as OwnVehicleDto, SELLER);
  return printable
    .poster([await loadBuyersTexts(language)], { withPrice: true, withPhoto: false })
    .facts.map(({ value }) => value);
};

it.each([
  ['en', ['2020', '42,000 km', '6th', 'AMT']],
  ['hi', ['2020', '42,000 किमी', 'सिक्स्थ', 'एएमटी']],
  ['ta', ['2020', '42,000 கி.மீ', 'ஆறாவது', 'ஏ.எம்.டி']],
] as const)('a poster in %s writes all its facts in its script', async (language, facts) => {
  expect(await factsOf({ owners: 6, transmission: 'AMT' }, language)).toEqual(facts);
});

it('is found by plate, RTO and city', () => {
  const car = { name: 'Alto', rto: 'MH-12', city: 'Pune', registrationNumber: 'MH12AB1234' };
  const { searched } = printableVehicle({ price: 1, currency: 'INR', ...car } as OwnVehicleDto, SELLER);
  for (const word of ['alto', 'mh-12', 'pune', 'mh12ab1234']) expect(searched).toContain(word);
});

it('one or two posters fill a page of four', () => {
  expect([0, 1, 2, 3, 4, 5, 8].map((posters) => copiesOf(posters, 'four'))).toEqual([1, 4, 2, 1, 1, 1, 1]);
  expect(copiesOf(1, 'a6')).toBe(1);
  expect([1, 2, 4, 5].map((posters) => pagesOf(posters, 'four'))).toEqual([1, 1, 1, 2]);
});
