import { expect, test } from 'vitest';
import type { LeadDto } from '../../../schema/leads/output';
import { betterOffer } from './better-offer';

const SWIFT = { id: 'swift', currency: 'INR', price: 475_000 };

const lead = (fields: Partial<LeadDto> = {}) =>
  ({
    id: 'lead',
    vehicleId: 'swift',
    withdrawnAt: null,
    unlikelyReason: null,
    counter: null,
    offerPrice: 460_000,
    offerCurrency: 'INR',
    status: 'pending',
    source: 'qr',
    ...fields,
  }) as LeadDto;

test.each([
  ['more', 455_000, 460_000],
  ['as much', 460_000, 460_000],
  ['less', 460_001, undefined],
])('an offer of %s than the new price', (_, price, sum) => {
  expect(betterOffer([lead()], SWIFT, price)?.sum).toBe(sum);
});

test('the highest one is named', () => {
  const leads = [
    lead({ id: 'low', offerPrice: 455_000 }),
    lead({ id: 'high' }),
    lead({ id: 'mid', offerPrice: 458_000 }),
  ];
  expect(betterOffer(leads, SWIFT, 450_000)).toMatchObject({ lead: { id: 'high' }, others: 2 });
  expect(betterOffer(leads, SWIFT, 455_001)).toMatchObject({ lead: { id: 'high' }, others: 1 });
  expect(betterOffer(leads, SWIFT, 459_000)).toMatchObject({ lead: { id: 'high' }, others: 0 });
});

test('a higher sum in answer to the seller’s price counts as well', () => {
  const counter = {
    price: 470_000,
    currency: 'INR',
    status: 'countered',
    reply: 465_000,
    expiresAt: '2026-11-29T00:00:00.000Z',
  } as const;
  expect(betterOffer([lead({ counter })], SWIFT, 462_000)?.sum).toBe(465_000);
  expect(betterOffer([lead({ counter: { ...counter, currency: 'USD' } })], SWIFT, 462_000)).toBeNull();
  expect(betterOffer([lead({ counter: { ...counter, status: 'open' } })], SWIFT, 462_000)).toBeNull();
});

test.each([
  ['withdrawn', { withdrawnAt: '2026-11-20T10:00:00.000Z' }],
  ['lost', { status: 'lost' }],
  ['junk', { status: 'junk' }],
  ['unlikely', { unlikelyReason: 'price' }],
  ['written down by the seller', { source: 'call' }],
  ['in another currency', { offerCurrency: 'USD' }],
  ['for another vehicle', { vehicleId: 'creta' }],
  ['without a sum', { offerPrice: null }],
] as const)('an offer that is %s does not count', (_, fields) => {
  expect(betterOffer([lead(fields)], SWIFT, 1)).toBeNull();
});
