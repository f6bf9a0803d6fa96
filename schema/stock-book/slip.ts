import { z } from 'zod';
import '../common/validation-messages';
import { BUYER_PROBLEMS } from '../common/buyer-problems';
import { toLatinDigits } from '../common/digits';
import type { Purpose } from './kinds';

/** Followed by the id of a vehicle, and the key of its open trip. */
export const SLIP_PATH = '/trip';

/** After this many days a slip ends, also if the trip is still open. */
export const SLIP_DAYS = 7;

/** The page decides whether the link is ours, and helps people who copied only part of it. */
export const SlipLink = z.object({ id: z.string().max(100), key: z.string().max(100) });
export type SlipLink = z.output<typeof SlipLink>;

/** The slip's form: the km with which the vehicle is back. */
export const SlipInput = z.strictObject({
  kms: z
    .string({ error: BUYER_PROBLEMS.slip_kms })
    .transform((typed) => toLatinDigits(typed).replace(/[,\s]/g, ''))
    .pipe(z.string().regex(/^\d{1,6}$/, BUYER_PROBLEMS.slip_kms))
    .transform(Number),
});
export type SlipInput = z.output<typeof SlipInput>;

/** What the driver's page says of an open trip: no numbers of persons, and nothing of a licence. */
export interface TripSlip {
  seller: string;
  vehicle: string;
  plate: string | null;
  purpose: Purpose | null;
  driver: string | null;
  /** Milliseconds. */
  outAt: number;
  expectedAt: string | null;
  kms: number;
}
