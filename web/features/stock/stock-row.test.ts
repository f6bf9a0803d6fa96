import { expect, it } from 'vitest';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { toStockRows } from './stock-row';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const car = (fields: Partial<OwnVehicleDto>) =>
  ({
    id: 'a',
    price: 475_000,
    status: 'available',
    images: ['1', '2', '3'],
    kmsDriven: 1,
    registrationNumber: 'MH12AB1234',
    description: 'Fine',
    hasRc: true,
    createdAt: '2026-10-27T12:00:01Z',
    ...fields,
  }) as OwnVehicleDto;
const rowOf = (fields: Partial<OwnVehicleDto>, figures = {}) =>
  toStockRows([car(fields)], { views: undefined, leads: undefined, now: NOW, ...figures })[0];

it('counts whole days in stock, and none once it is sold', () => {
  expect(rowOf({})?.days).toBe(29);
  expect(rowOf({ createdAt: '2026-10-27T12:00:00Z' })?.days).toBe(30);
  expect(rowOf({ createdAt: '2026-12-01T00:00:00Z' })?.days).toBe(0);
  expect(rowOf({ status: 'sold' })?.days).toBeUndefined();
});

it('says what is missing, and nothing of a complete one', () => {
  expect(rowOf({})?.missing).toEqual([]);
  expect(
    rowOf({ images: ['1', '2'], kmsDriven: null, registrationNumber: null, description: null, hasRc: false })
      ?.missing,
  ).toEqual(['photos', 'kms', 'plate', 'description', 'rc']);
});

it('has the figures of its vehicle alone, and no difference without an offer', () => {
  const views = [
    { vehicleId: 'b', views: 9 },
    { vehicleId: 'a', views: 3 },
  ];
  const leads = [{ vehicleId: 'a', name: 'A', leads: 2, bestOffer: 450_000 }];
  expect(rowOf({}, { views, leads })).toMatchObject({
    digits: '1234',
    weekViews: 3,
    leads: 2,
    bestOffer: 450_000,
    difference: -25_000,
  });
  expect(rowOf({ id: 'c' }, { views, leads })).toMatchObject({
    weekViews: 0,
    leads: 0,
    difference: undefined,
  });
});
