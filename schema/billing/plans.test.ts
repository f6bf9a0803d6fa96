import { expect, it } from 'vitest';
import { planFeatures } from './plan-features';
import { leadsPerDay, PLANS } from './plans';

it('each plan has its limits and abilities', () => {
  const { starter, growth, pro } = PLANS;
  expect(
    [starter, growth, pro].map(({ id, name, limits, stickers, showsAds, publicProfile, suggestions }) => [
      [id, name, stickers],
      [limits.liveVehicles, limits.vehiclesPerMonth, limits.leadsPerMonth, limits.republishActionsPerMonth],
      { showsAds, publicProfile, suggestions },
    ]),
  ).toEqual([
    [
      ['starter', 'Starter', 10],
      [3, 10, 50, 0],
      { showsAds: true, publicProfile: false, suggestions: false },
    ],
    [
      ['growth', 'Growth', 100],
      [25, 50, 500, 20],
      { showsAds: false, publicProfile: false, suggestions: false },
    ],
    [
      ['pro', 'Pro', 1_000],
      [null, null, null, null],
      { showsAds: false, publicProfile: true, suggestions: true },
    ],
  ]);
});

it('each plan is described by what it includes', () => {
  expect(planFeatures(PLANS.starter)).toEqual([
    '3 vehicles live at once',
    '10 new vehicles a month',
    '50 leads a month',
    '4 photos per vehicle, page and QR code',
    '10 numbered stickers',
    '10 buyers waiting for a vehicle',
    '1 person on your staff',
  ]);
  expect(planFeatures(PLANS.growth)).toEqual([
    '25 vehicles live at once',
    '50 new vehicles a month',
    '500 leads a month',
    '20 republishes a month',
    '12 photos per vehicle, page and QR code',
    '100 numbered stickers',
    '1,000 buyers waiting for a vehicle',
    '3 people on your staff',
    'Figures by day',
    'Cost and margin of each vehicle',
    'Stock-take by scanning the yard',
    'Stock book as a PDF for an officer',
    'No advertisements',
  ]);
  expect(planFeatures(PLANS.pro)).toEqual([
    'Unlimited vehicles live at once',
    'Unlimited new vehicles a month',
    'Unlimited leads a month',
    'Unlimited republishes a month',
    '20 photos per vehicle, page and QR code',
    '1,000 numbered stickers',
    '1,000 buyers waiting for a vehicle',
    '10 people on your staff',
    'Figures by day',
    'Cost and margin of each vehicle',
    'Stock-take by scanning the yard',
    'Stock book as a PDF for an officer',
    'No advertisements',
    'Public profile with your own address',
    'Catalogue feed for Facebook and Instagram',
    'Suggested vehicles on your pages',
  ]);
});

it('a fifth of the month’s leads, rounded up, may come in one day', () => {
  expect([leadsPerDay(50), leadsPerDay(51), leadsPerDay(500), leadsPerDay(null)]).toEqual([10, 11, 100, 0]);
});
