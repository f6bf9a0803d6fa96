import fc from 'fast-check';
import { ACCIDENTS, INSURANCE_TYPES, LOANS, SERVICES } from '../../../../schema/vehicles/facts';
import { FUEL_TYPES, REPUBLISH_POLICIES, TRANSMISSIONS } from '../../../../schema/vehicles/input';
import { BODY_TYPES, VEHICLE_KINDS } from '../../../../schema/vehicles/kinds';
import { VEHICLE_STATUSES } from '../../../../schema/vehicles/lists';
import type { OwnVehicleDto } from '../../../../schema/vehicles/output';

/** A vehicle of the seller's, as the API answers it. */
export const ownVehicle = (given: Partial<OwnVehicleDto> = {}): OwnVehicleDto => ({
  id: '00000000-0000-7000-8000-000000000001',
  version: 1,
  heldUntil: null,
  scans: 0,
  userId: '00000000-0000-7000-8000-00000000000a',
  name: '2018 Maruti Suzuki Swift VXI',
  price: 475_000,
  currency: 'INR',
  year: 2018,
  kmsDriven: 62_000,
  status: 'available',
  images: [],
  fuelType: 'Petrol',
  transmission: 'Manual',
  kind: 'car',
  make: 'Maruti Suzuki',
  model: 'Swift',
  body: 'Hatchback',
  city: 'Kanpur',
  owners: 2,
  registrationState: 'UP',
  rto: 'UP-78',
  facts: {},
  papers: [],
  specifications: null,
  description: null,
  rcImageUrl: null,
  hasRc: false,
  showRc: false,
  showInProfile: true,
  displayOrder: 0,
  republishPolicy: 'allow',
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-02T00:00:00.000Z',
  registrationNumber: 'UP78AB1234',
  stockNumber: null,
  hiddenReason: null,
  basePrice: null,
  soldPrice: null,
  undoUntil: null,
  answerer: null,
  views: 3,
  republishCount: 0,
  shortUrl: 'https://example.test/q/abc',
  ...given,
});

/** What somebody may have typed, as the API stores it: without spaces at its ends. */
const typed = (maxLength: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength }),
      fc.constantFrom(
        '=1+1',
        '+91 98765 43210',
        "'=x",
        '-',
        'NA',
        'x',
        '@a',
        'CLEAR',
        'a,b;"c"',
        '2+',
        'P',
        '<b>',
      ),
      fc.constantFrom(
        '"',
        "'",
        '१२',
        'स्विफ्ट',
        'Petrol + LPG',
        'two\nlines',
        'a\tb',
        '00123',
        '1e5',
        '2027-03',
      ),
    )
    .map((text) =>
      text
        .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (letter) => (letter === '\n' ? letter : ''))
        .trim()
        .slice(0, maxLength),
    )
    .filter((text) => text === text.trim());
const optional = (maxLength: number) => fc.option(typed(maxLength).filter(Boolean));
const maybe = <Value>(values: readonly Value[]) => fc.constantFrom(undefined, ...values);

/** Any vehicle that the API may answer. */
export const anyVehicle = fc
  .record({
    name: typed(60).filter(Boolean),
    price: fc.oneof(
      fc.integer({ min: 1, max: 9_999_999 }),
      fc.integer({ min: 1, max: 999_999 }).map((n) => n / 100),
    ),
    currency: fc.constantFrom('INR' as const, 'USD' as const),
    year: fc.integer({ min: 1900, max: 2027 }),
    kmsDriven: fc.option(fc.integer({ min: 0, max: 9_999_999 })),
    status: fc.constantFrom(...VEHICLE_STATUSES),
    fuelType: fc.oneof(optional(40), fc.constantFrom(...FUEL_TYPES)),
    transmission: fc.oneof(optional(40), fc.constantFrom(...TRANSMISSIONS)),
    kind: fc.option(fc.constantFrom(...VEHICLE_KINDS)),
    make: optional(60),
    model: optional(60),
    body: fc.option(fc.constantFrom(...BODY_TYPES)),
    city: optional(60),
    owners: fc.option(fc.integer({ min: 1, max: 9 })),
    description: optional(200),
    showInProfile: fc.boolean(),
    republishPolicy: fc.constantFrom(...REPUBLISH_POLICIES),
    stockNumber: optional(20),
    facts: fc
      .record({
        variant: fc.option(typed(60).filter(Boolean), { nil: undefined }),
        colour: fc.option(typed(40).filter(Boolean), { nil: undefined }),
        area: fc.option(typed(60).filter(Boolean), { nil: undefined }),
        insurance: fc.option(
          fc.record({ type: maybe(INSURANCE_TYPES), until: maybe(['2027-03', '2019-12']) }),
          { nil: undefined },
        ),
        keys: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
        loan: maybe(LOANS),
        noc: maybe([true]),
        accident: maybe(ACCIDENTS),
        service: maybe(SERVICES),
        negotiable: maybe([true]),
      })
      .map((facts) => JSON.parse(JSON.stringify(facts)) as OwnVehicleDto['facts']),
  })
  .map((given) => ownVehicle(given));
