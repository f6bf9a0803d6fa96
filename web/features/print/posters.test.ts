import { expect, it } from 'vitest';
import type { UserDto } from '../../../schema/auth/output';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { loadBuyersTexts } from '../../i18n/load-texts';
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
  ['hi', ['2020', '42,000 किमी', 'छठा', 'एएमटी']],
  ['ta', ['2020', '42,000 கி.மீ', 'ஆறாவது', 'ஏ.எம்.டி']],
] as const)('a poster in %s writes all its facts in its script', async (language, facts) => {
  expect(await factsOf({ owners: 6, transmission: 'AMT' }, language)).toEqual(facts);
});
