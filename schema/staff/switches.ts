import { z } from 'zod';
import '../common/validation-messages';

/** A salesperson may never give away more than half. */
export const MAX_LOWER_PERCENT = 50;

/** What the owner lets all salespeople do, and all managers. */
export const SwitchesInput = z.strictObject({
  addVehicles: z.boolean(),
  /** By how many percent of the owner's price they may lower it; 0: not at all. */
  lowerPercent: z.int().min(0).max(MAX_LOWER_PERCENT),
  /** Otherwise they see their own leads and those that nobody works on. */
  seeAllLeads: z.boolean(),
  /** What vehicles have cost, and the margin. Not, if a page of an earlier release does not say. */
  managersSeeMoney: z.boolean().default(false),
});
export type Switches = z.output<typeof SwitchesInput>;

/** The lowest price that a salesperson may set (minor units), from the owner's. */
export const lowestMinor = (base: number, lowerPercent: number): number =>
  Math.ceil((base * (100 - lowerPercent)) / 100);
