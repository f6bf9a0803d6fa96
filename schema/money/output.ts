import { z } from 'zod';
import { answer, Moment } from '../common/answer';
import { CURRENCY_CODES } from '../common/currencies';
import { Id } from '../common/text';
import { MONEY_KINDS, MONEY_MODES } from './kinds';

const MoneyLine = z.strictObject({
  id: Id,
  kind: z.enum(MONEY_KINDS),
  /** Major units. */
  amount: z.number().positive(),
  /** In India. */
  day: z.iso.date(),
  note: z.string(),
  mode: z.enum(MONEY_MODES).nullable(),
  party: z.string(),
  source: z.string(),
  /** The token receipt that it was taken from. */
  paperId: Id.nullable(),
  isOwner: z.boolean(),
  /** Who entered it; null for the owner, and for a person whose account has been deleted. */
  personName: z.string().nullable(),
  createdAt: Moment,
});
export type MoneyLineDto = z.output<typeof MoneyLine>;

/** Major units of `currency`. */
const costs = {
  /** null until it is entered. */
  boughtFor: z.number().positive().nullable(),
  /** Everything besides. */
  spent: z.number().nonnegative(),
  /** Of the first line, which the others share. */
  currency: z.enum(CURRENCY_CODES),
};

/** What a vehicle has cost, line by line. */
export const VehicleMoneyDto = answer('VehicleMoney', {
  vehicleId: Id,
  /** Increases with every change; a change names it. */
  version: z.int(),
  ...costs,
  /** What the buyer has paid so far (major units). */
  received: z.number().nonnegative(),
  /** Whether the plan includes changing it. Reading stays. */
  mayChange: z.boolean(),
  /** Latest day first. */
  lines: z.array(MoneyLine),
});
export type VehicleMoneyDto = z.output<typeof VehicleMoneyDto>;

export const VehicleCostDto = answer('VehicleCost', { vehicleId: Id, ...costs });
export type VehicleCostDto = z.output<typeof VehicleCostDto>;
