import { expect, test } from 'vitest';
import type { LeadDto } from '../../../schema/leads/output';
import { groupLeads } from './group-leads';
import { listedPrice, listingName, listingPath, offerBelowAsking } from './lead-listing';

const lead = (fields: Partial<LeadDto> = {}): LeadDto => ({
  id: 'lead',
  vehicleId: 'swift',
  republishedVehicleId: null,
  vehicleName: 'Maruti Swift',
  vehiclePrice: 475_000,
  vehicleCurrency: 'INR',
  vehicleStatus: 'available',
  buyerName: 'Ravi',
  buyerMobile: '+919876543210',
  withdrawnAt: null,
  masked: false,
  unlikelyReason: null,
  isContact: false,
  counter: null,
  offerPrice: 427_500,
  offerCurrency: 'INR',
  message: null,
  needsLoan: false,
  exchange: null,
  status: 'pending',
  source: 'qr',
  notes: null,
  followUpAt: null,
  lastContactAt: null,
  ownerId: 'owner',
  assignee: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...fields,
});

test('groups by the page the offer came through, in the given order', () => {
  const groups = groupLeads([
    lead({ id: 'a', vehicleId: 'creta' }),
    lead({ id: 'b' }),
    lead({ id: 'c', vehicleId: 'creta' }),
    lead({ id: 'd', republishedVehicleId: 'resold' }),
  ]);
  expect(groups.map((group) => [group.listingId, group.leads.map(({ id }) => id)])).toEqual([
    ['creta', ['a', 'c']],
    ['swift', ['b']],
    ['resold', ['d']],
  ]);
});

test('compares an offer only with an asking price in its own currency', () => {
  expect(offerBelowAsking(lead())).toBe(10);
  expect(offerBelowAsking(lead({ offerCurrency: 'USD' }))).toBeNull();
  expect(offerBelowAsking(lead({ offerPrice: 475_000 }))).toBeNull();
  const exchange = { model: 'Alto', year: 2014, kms: null, owners: null, price: 150_000 };
  expect(offerBelowAsking(lead({ offerPrice: 277_500, exchange }))).toBe(10);
  expect(offerBelowAsking(lead({ offerPrice: 277_500, exchange: { ...exchange, price: null } }))).toBeNull();
});

test('names what is missing', () => {
  expect(listingName(lead({ vehicleName: 'Unknown Vehicle' }))).toBe('Vehicle Details Not Available');
  expect(listingName(lead({ vehicleName: null }))).toBe('Vehicle Details Not Available');
  expect(listedPrice(lead({ vehiclePrice: 0 }))).toBe('Price Not Listed');
  expect(listedPrice(lead())).toBe('₹4,75,000');
});

test('links to the page that the buyer saw', () => {
  expect(listingPath(lead())).toBe('/vehicle/swift');
  expect(listingPath(lead({ republishedVehicleId: 'resold' }))).toBe('/republished/resold');
});
