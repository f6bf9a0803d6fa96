import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { type FeedVehicle, metaCsvHead, metaCsvLine, metaItem } from './meta-item';

const SWIFT: FeedVehicle = {
  id: 'a1',
  url: 'https://chaabi.test/vehicle/a1',
  pictures: ['https://chaabi.test/media/one/og', 'https://chaabi.test/media/two/og'],
  priceMinor: 475_000_00,
  currency: 'INR',
  isAvailable: true,
  since: '2026-11-26',
  year: 2018,
  kind: 'car',
  make: 'Maruti Suzuki',
  model: 'Swift',
  variant: 'VXI',
  body: 'Hatchback',
  fuelType: 'Petrol',
  transmission: 'AMT',
  kmsDriven: 62_000,
  owners: 2,
  colour: 'Red',
  city: 'kanpur',
  registrationState: 'UP',
};
const item = (fields: Partial<FeedVehicle> = {}) => metaItem({ ...SWIFT, ...fields });

describe('a vehicle in Meta’s catalogue', () => {
  it('has all that Meta requires, with the position of its city', () => {
    expect(item()).toEqual({
      vehicle_id: 'a1',
      title: '2018 Maruti Suzuki Swift VXI',
      description: '2018 Maruti Suzuki Swift VXI. Petrol, AMT, 62,000 km, 2nd owner, Red, Kanpur.',
      url: SWIFT.url,
      make: 'Maruti Suzuki',
      model: 'Swift',
      trim: 'VXI',
      year: 2018,
      mileage: { value: 62_000, unit: 'KM' },
      image: [
        { url: SWIFT.pictures[0], tag: ['Photo 1'] },
        { url: SWIFT.pictures[1], tag: ['Photo 2'] },
      ],
      transmission: 'AUTOMATIC',
      fuel_type: 'PETROL',
      body_style: 'HATCHBACK',
      vehicle_type: 'CAR_TRUCK',
      exterior_color: 'Red',
      state_of_vehicle: 'USED',
      price: '475000 INR',
      availability: 'AVAILABLE',
      date_first_on_lot: '2026-11-26',
      address: { city: 'Kanpur', region: 'Uttar Pradesh', country: 'IN' },
      latitude: expect.closeTo(26.4, 0),
      longitude: expect.closeTo(80.3, 0),
    });
  });

  it.each([
    { make: null },
    { model: null },
    { model: ' ' },
    { kmsDriven: null },
    { make: 'Call 98765 43210' },
    { model: 'UP 78 AB 1234' },
  ])('is left out with %j', (fields) => expect(item(fields)).toBeNull());

  it('with 0 km stays', () => expect(item({ kmsDriven: 0 })?.mileage.value).toBe(0));

  it.each([
    '98765-43210',
    '९८७६५४३२१०',
    'ring 1 2 3 4 5 6',
    'UP78AB1234',
    'dl 3c 4321',
    '22 BH 1234 AA',
    'asha@growth.test',
    'www.growth.test',
    'https://growth.test',
  ])('says nothing of a variant or colour like %s', (text) => {
    expect(item({ variant: text, colour: text })).toMatchObject({
      title: '2018 Maruti Suzuki Swift',
      trim: '',
      exterior_color: '',
      description: '2018 Maruti Suzuki Swift. Petrol, AMT, 62,000 km, 2nd owner, Kanpur.',
    });
  });

  it.each(['1.2 VXI (O)', 'i20 N8', 'BS6 2000 cc'])('keeps a variant like %s', (variant) =>
    expect(item({ variant })?.trim).toBe(variant),
  );

  it('has OTHER or nothing for what Meta has no word for', () => {
    const bike = item({ kind: 'bike', body: 'Cruiser', fuelType: 'CNG', transmission: null, colour: null });
    expect(bike).toMatchObject({
      vehicle_type: 'MOTORCYCLE',
      body_style: 'OTHER',
      fuel_type: 'OTHER',
      transmission: '',
      exterior_color: '',
    });
    expect(item({ kind: null, body: null })).toMatchObject({ vehicle_type: 'OTHER', body_style: 'OTHER' });
  });

  it('of an unknown city names the state of its plate, without a position', () => {
    expect(item({ city: 'Small Village' })).toMatchObject({
      address: { city: 'Small Village', region: 'Uttar Pradesh' },
      latitude: null,
    });
    expect(item({ city: null, registrationState: null })?.address).toEqual({
      city: '',
      region: '',
      country: 'IN',
    });
  });

  it('that is held is not available, and prices keep their paise', () => {
    expect(item({ isAvailable: false })?.availability).toBe('NOT_AVAILABLE');
    expect(item({ priceMinor: 47_550 })?.price).toBe('475.5 INR');
  });

  it('is read back from the CSV by another’s reader, also with quotes and formulas', () => {
    const one = item({ variant: '"Sport", VXI', colour: '=1+1' });
    if (!one) throw new Error('left out');
    const { data, errors } = Papa.parse<Record<string, string>>(metaCsvHead + metaCsvLine(one), {
      header: true,
      skipEmptyLines: true,
    });
    expect(errors).toEqual([]);
    expect(data[0]).toMatchObject({
      title: '2018 Maruti Suzuki Swift "Sport", VXI',
      exterior_color: "'=1+1",
      'mileage.value': '62000',
      'mileage.unit': 'KM',
    });
    expect(JSON.parse(data[0]?.image ?? '')).toEqual(one.image);
    expect(JSON.parse(data[0]?.address ?? '')).toEqual(one.address);
  });
});
