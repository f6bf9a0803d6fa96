import { z } from 'zod';
import { ActivityDto } from '../activity/output';
import { ACCOUNT_TYPES, AUTH_METHODS } from '../auth/input';
import { AdminPaymentDto, PlanChangeDto } from '../billing/output';
import { PLAN_IDS } from '../billing/plan-names';
import { CHANNELS } from '../channels/events';
import { answer, Count, Moment, Silent } from '../common/answer';
import { CURRENCY_CODES } from '../common/currencies';
import { Id } from '../common/text';
import { MessageDto } from '../messages/output';
import { REPUBLISHED_STATUSES } from '../republish/input';
import { HIDDEN_REASONS } from '../vehicles/input';
import { VEHICLE_STATUSES } from '../vehicles/lists';

/** A row of the operators' list of people. */
export const AdminUserDto = answer('AdminUser', {
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  username: z.string().nullable(),
  mobileNumber: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  subscriptionPlan: z.enum(PLAN_IDS),
  subscriptionEndsAt: Moment.nullable(),
  isAdmin: z.boolean(),
  isSuspended: z.boolean(),
  /** False while the person's shard does not answer; then the figures are 0. */
  hasFigures: z.boolean(),
  vehicles: Count,
  republished: Count,
  leads: Count,
  todayViews: Count,
  totalViews: Count,
  lastActivityAt: Moment.nullable(),
  createdAt: Moment,
});
export type AdminUserDto = z.output<typeof AdminUserDto>;

export const AdminListingDto = answer('AdminListing', {
  id: Id,
  name: z.string(),
  price: z.number().positive(),
  currency: z.enum(CURRENCY_CODES),
  status: z.enum(VEHICLE_STATUSES),
  hiddenReason: z.enum(HIDDEN_REASONS).nullable(),
  views: Count,
  createdAt: Moment,
});
export type AdminListingDto = z.output<typeof AdminListingDto>;

export const AdminRepublishedDto = answer('AdminRepublished', {
  id: Id,
  name: z.string(),
  price: z.number().positive(),
  currency: z.enum(CURRENCY_CODES),
  status: z.enum(REPUBLISHED_STATUSES),
  views: Count,
  createdAt: Moment,
});
export type AdminRepublishedDto = z.output<typeof AdminRepublishedDto>;

/** Everything an operator may know about a person: no password, no token, no IP address. */
export const AdminUserDetailsDto = answer('AdminUserDetails', {
  user: z.strictObject({
    ...AdminUserDto.shape,
    accountType: z.enum(ACCOUNT_TYPES),
    firmName: z.string().nullable(),
    phoneVerified: z.boolean(),
    emailVerified: z.boolean(),
    authMethod: z.enum(AUTH_METHODS),
    lastLoginAt: Moment.nullable(),
  }),
  /** The number of signed-in browsers. */
  sessions: Count,
  planChanges: z.array(PlanChangeDto),
  payments: z.array(AdminPaymentDto),
  listings: z.array(AdminListingDto),
  republished: z.array(AdminRepublishedDto),
  /** Channels stopped for this person because the provider could not deliver. */
  stops: z.array(z.strictObject({ channel: z.enum(CHANNELS), reason: z.string(), since: Moment })),
  /** Messages to this person in the last two days, latest first. */
  messages: z.array(MessageDto),
  activity: z.array(ActivityDto),
  silent: Silent,
});
export type AdminUserDetailsDto = z.output<typeof AdminUserDetailsDto>;
