import { expect, test } from 'vitest';
import type { UsageDto } from '../../../schema/limits/output';
import { isNearLimit, isReached, usageFigures } from './usage-figures';

const usage: UsageDto = {
  plan: 'starter',
  totals: { listings: 4, activeLeads: 2, republished: 0 },
  liveVehicles: 3,
  monthly: { vehiclesCreated: 8, republishActions: 0, leadsGenerated: 39 },
  limits: { liveVehicles: 3, vehiclesPerMonth: 10, republishActionsPerMonth: 0, leadsPerMonth: 50 },
};

const labels = (figures: ReturnType<typeof usageFigures>) => figures.map((figure) => figure.label);

test('a warning starts at exactly 80 %, and never for what the plan does not include', () => {
  expect(labels(usageFigures(usage).filter(isNearLimit))).toEqual(['Live listings', 'New vehicles']);
  expect(labels(usageFigures(usage).filter(isReached))).toEqual(['Live listings']);
});

test('a missing limit is no limit', () => {
  const unlimited = usageFigures({ ...usage, limits: {} });
  expect(unlimited.every((figure) => figure.limit === null)).toBe(true);
  expect(unlimited.some(isNearLimit)).toBe(false);
});
