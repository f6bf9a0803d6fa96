import { describe, expect, it } from 'vitest';
import { CURRENCIES, DEFAULT_CURRENCY } from './currencies';
import { DEFAULT_DIAL_CODE, DIAL_CODES } from './dial-codes';

describe('the choices that the specification lists', () => {
  it('are ten currencies with their symbols, rupees first', () => {
    expect(CURRENCIES.map(({ code, symbol }) => `${code} ${symbol}`)).toEqual([
      'INR ₹',
      'USD $',
      'EUR €',
      'GBP £',
      'AUD A$',
      'CAD C$',
      'JPY ¥',
      'SGD S$',
      'AED د.إ',
      'SAR ﷼',
    ]);
    expect(CURRENCIES[0]).toMatchObject({ code: DEFAULT_CURRENCY, name: 'Indian Rupee' });
  });

  it('are twenty dial codes with their countries, India first', () => {
    expect(DIAL_CODES.map(({ code, country }) => `${code} ${country}`)).toEqual([
      '+91 India',
      '+1 USA/Canada',
      '+44 UK',
      '+49 Germany',
      '+33 France',
      '+39 Italy',
      '+34 Spain',
      '+86 China',
      '+81 Japan',
      '+82 South Korea',
      '+61 Australia',
      '+7 Russia',
      '+55 Brazil',
      '+52 Mexico',
      '+27 South Africa',
      '+971 UAE',
      '+966 Saudi Arabia',
      '+65 Singapore',
      '+60 Malaysia',
      '+66 Thailand',
    ]);
    expect(DEFAULT_DIAL_CODE).toBe('+91');
  });
});
