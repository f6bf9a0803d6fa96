import { z } from 'zod';
import { answer, Count, Moment } from '../common/answer';
import { CURRENCY_CODES } from '../common/currencies';
import { Id } from '../common/text';
import { DURATIONS, PAID_PLANS } from './plan-names';
import { UPGRADE_STATUSES } from './upgrade-requests.input';

/** `price` in minor units. */
export const UpgradeRequestDto = answer('UpgradeRequest', {
  id: Id,
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  plan: z.enum(PAID_PLANS),
  duration: z.enum(DURATIONS),
  price: Count,
  currency: z.enum(CURRENCY_CODES),
  status: z.enum(UPGRADE_STATUSES),
  createdAt: Moment,
});
export type UpgradeRequestDto = z.output<typeof UpgradeRequestDto>;

/** The same, as an operator sees it. */
export const AdminUpgradeRequestDto = answer('AdminUpgradeRequest', {
  ...UpgradeRequestDto.shape,
  userId: Id,
  notes: z.string().nullable(),
  /** When the person last asked; `createdAt` is the first time. */
  askedAt: Moment,
  updatedAt: Moment,
});
export type AdminUpgradeRequestDto = z.output<typeof AdminUpgradeRequestDto>;
