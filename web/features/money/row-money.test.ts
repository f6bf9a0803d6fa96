import { expect, it } from 'vitest';
import { rowMoney } from './row-money';

const car = { price: 475_000, soldPrice: null, status: 'available', currency: 'INR' } as const;
const costs = { vehicleId: 'a', boughtFor: 420_000, spent: 5_000, currency: 'INR' } as const;

it('has the cost and both margins of a car', () => {
  expect(rowMoney(car, costs, 440_000)).toEqual({
    boughtFor: 420_000,
    spent: 5_000,
    cost: 425_000,
    margin: 50_000,
    offerMargin: 15_000,
    currency: 'INR',
  });
});

it('has no margin without what it was bought for, and none at an offer once it is sold', () => {
  expect(rowMoney(car, { ...costs, boughtFor: null }, 440_000)).toEqual({
    ...{ spent: 5_000, cost: 5_000, currency: 'INR' },
  });
  const sold = { ...car, status: 'sold', soldPrice: 430_000 } as const;
  expect(rowMoney(sold, costs, 440_000)).toMatchObject({ margin: 5_000 });
  expect(rowMoney(sold, costs, 440_000)).not.toHaveProperty('offerMargin');
  const soldSomehow = rowMoney({ ...sold, soldPrice: null }, costs, 440_000);
  expect(soldSomehow).toMatchObject({ margin: 50_000 });
  expect(soldSomehow).not.toHaveProperty('offerMargin');
  expect(rowMoney(car, costs, undefined)).not.toHaveProperty('offerMargin');
});

it('is empty for a car of which nothing is written, and in its own currency otherwise', () => {
  expect(rowMoney(car, undefined, 440_000)).toEqual({ currency: 'INR' });
  expect(rowMoney(car, { ...costs, currency: 'USD' }, 440_000)).toEqual({
    ...{ boughtFor: 420_000, spent: 5_000, cost: 425_000, currency: 'USD' },
  });
});
