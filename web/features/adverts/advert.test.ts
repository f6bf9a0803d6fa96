import { describe, expect, it } from 'vitest';
import type { UserDto } from '../../../schema/auth/output';
import type { Language } from '../../../schema/common/languages';
import type { RepublishedVehicleDto } from '../../../schema/republish/output';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { loadBuyersTexts } from '../../i18n/load-texts';
import { type Advertised, advertText, posterOf } from './advert';

const SELLER = {
  firstName: 'Test',
  lastName: 'Seller',
  firmName: 'Sharma Motors',
  mobileNumber: '+919876543210',
  showMobile: true,
} as UserDto;

const VEHICLE = {
  id: 'v',
  name: 'Swift VXI',
  price: 475_000,
  currency: 'INR',
  year: 2019,
  kmsDriven: 42_000,
  fuelType: 'Petrol',
  transmission: 'Manual',
  status: 'available',
  owners: 2,
  rto: 'UP-78',
  city: 'Kanpur',
  facts: { colour: 'Red', negotiable: true },
  description: 'One family.\nNo accident.',
  images: ['/media/a/full', '/media/b/full'],
  registrationNumber: 'UP78AB1234',
  stockNumber: 'A-1',
  shortUrl: 'https://chaabi.example/q/abc234',
} as OwnVehicleDto;

const PAGE = {
  id: 'p',
  name: 'Swift VXI',
  customPrice: 512_000,
  customCurrency: 'INR',
  customMobileNumber: '+919000000002',
  originalPrice: 475_000,
  status: 'active',
  year: 2019,
  kmsDriven: 42_000,
  fuelType: 'Petrol',
  transmission: null,
  images: ['/media/a/full'],
  shortUrl: 'https://chaabi.example/q/xyz789',
} as RepublishedVehicleDto;

const textOf = async (listing: Advertised, language: Language = 'en', user = SELLER) =>
  advertText(listing, user, await loadBuyersTexts(language), language);

describe('the text of an advert', () => {
  it('says name, price, facts, the seller’s words, number and link, and no plate', async () => {
    expect(await textOf(VEHICLE)).toBe(
      [
        'Swift VXI',
        '₹4,75,000',
        '2019 · Petrol · Manual · 42,000 km',
        '2nd owner · UP-78 · Negotiable · Kanpur',
        'Colour: Red',
        'One family.\nNo accident.',
        'Call: +91 98765 43210',
        'https://chaabi.example/q/abc234?src=link',
      ].join('\n'),
    );
  });

  it('is in the buyers’ language, and so is the page behind its link', async () => {
    const text = await textOf(VEHICLE, 'ta');
    expect(text).toContain('2019 · பெட்ரோல்');
    expect(text).toContain('42,000 கி.மீ');
    expect(text).toMatch(/\?src=link&lang=ta$/);
  });

  it('has no price once the vehicle is sold', async () => {
    const text = await textOf({ ...VEHICLE, status: 'sold' });
    expect(text).not.toContain('₹');
    expect(text.split('\n')[1]).toBe('Sold');
  });

  it('keeps the price of a reserved one', async () => {
    expect(await textOf({ ...VEHICLE, status: 'pending' })).toContain('₹4,75,000');
  });

  it('has no number that buyers do not see', async () => {
    expect(await textOf(VEHICLE, 'en', { ...SELLER, showMobile: false })).not.toContain('98765');
  });

  it('of a republished page has the reseller’s price and number', async () => {
    expect(await textOf(PAGE)).toBe(
      [
        'Swift VXI',
        '₹5,12,000',
        '2019 · Petrol · 42,000 km',
        'Call: +91 90000 00002',
        'https://chaabi.example/q/xyz789?src=link',
      ].join('\n'),
    );
  });
});

it('a poster for a picture has the whole photo, and a price only if that is wanted', async () => {
  const texts = await loadBuyersTexts('en');
  expect(posterOf(VEHICLE, SELLER, texts, { withPrice: true })).toMatchObject({
    photo: '/media/a/full',
    price: '₹4,75,000',
    firm: 'Sharma Motors',
  });
  expect(posterOf(PAGE, SELLER, texts, { withPrice: true })).toMatchObject({
    price: '₹5,12,000',
    phone: '+91 90000 00002',
  });
  expect(posterOf(VEHICLE, SELLER, texts, { withPrice: false }).price).toBeNull();
});
