import { z } from 'zod';
import { CURRENCY_CODES, DEFAULT_CURRENCY } from '../common/currencies';
import { toE164 } from '../common/phone';
import { EmailAddress, text } from '../common/text';
import { DURATIONS, PAID_PLANS } from './plan-names';

export const UPGRADE_STATUSES = ['pending', 'contacted', 'activated', 'rejected'] as const;
export type UpgradeStatus = (typeof UPGRADE_STATUSES)[number];

const REQUIRED = 'All fields required';

/**
 * The dialog's fields, with the mobile number as E.164. The address is the account's, and the server computes
 * the price.
 */
export const UpgradeRequestInput = z.strictObject({
  name: text({ min: 1, max: 100, required: REQUIRED }),
  mobile: text({ min: 1, max: 20, required: REQUIRED })
    .pipe(z.string().min(10, 'Invalid mobile number'))
    .transform(toE164),
  email: z.string(REQUIRED).trim().min(1, REQUIRED).pipe(EmailAddress),
  plan: z.enum(PAID_PLANS),
  duration: z.enum(DURATIONS),
  currency: z.enum(CURRENCY_CODES).default(DEFAULT_CURRENCY),
  // Sent by the old client and ignored.
  price: z.unknown().optional(),
});
export type UpgradeRequestInput = z.output<typeof UpgradeRequestInput>;

export const UpgradeRequestsQuery = z.object({ status: z.enum(UPGRADE_STATUSES).optional() });

export const UpgradeRequestChange = z
  .strictObject({
    status: z.enum(UPGRADE_STATUSES).optional(),
    notes: text({ max: 2000, multiline: true }).optional(),
  })
  .refine(({ status, notes }) => status !== undefined || notes !== undefined, 'Nothing to change');
export type UpgradeRequestChange = z.output<typeof UpgradeRequestChange>;
