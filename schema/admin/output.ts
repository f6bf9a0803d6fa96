import { z } from 'zod';
import { ACCOUNT_TYPES, AUTH_METHODS } from '../auth/input';
import { AdminPaymentDto, PlanChangeDto } from '../billing/output';
import { PLAN_IDS } from '../billing/plan-names';
import { answer, Count, Moment } from '../common/answer';
import { CURRENCY_CODES } from '../common/currencies';
import { Id } from '../common/text';
import { REPUBLISHED_STATUSES } from '../republish/input';
import { HIDDEN_REASONS, VEHICLE_STATUSES } from '../vehicles/input';
import { PAGE_KINDS } from '../views/page-kinds';

const Day = z.iso.date();

/** A row of the operators' list of people (spec 2, section 3). */
export const AdminUserDto = answer('AdminUser', {
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  username: z.string().nullable(),
  mobileNumber: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  subscriptionPlan: z.enum(PLAN_IDS),
  subscriptionEndsAt: Moment.nullable(),
  isAdmin: z.boolean(),
  isSuspended: z.boolean(),
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

/** One thing that somebody did (spec 2, section 3). */
export const ActivityDto = answer('Activity', {
  id: Id,
  userId: Id.nullable(),
  /** null for an account that is gone, and for what the system did. */
  userName: z.string().nullable(),
  userEmail: z.string().nullable(),
  action: z.string(),
  description: z.string(),
  entityType: z.string().nullable(),
  entityId: z.string().nullable(),
  createdAt: Moment,
});
export type ActivityDto = z.output<typeof ActivityDto>;

/** Everything an operator may know of a person: no password, no token, no address of a computer. */
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
  /** How many browsers are signed in. */
  sessions: Count,
  planChanges: z.array(PlanChangeDto),
  payments: z.array(AdminPaymentDto),
  listings: z.array(AdminListingDto),
  republished: z.array(AdminRepublishedDto),
  activity: z.array(ActivityDto),
});
export type AdminUserDetailsDto = z.output<typeof AdminUserDetailsDto>;

export const IssueDto = answer('Issue', {
  id: Id,
  type: z.string(),
  description: z.string(),
  userId: Id.nullable(),
  metadata: z.record(z.string(), z.string()),
  resolved: z.boolean(),
  resolvedAt: Moment.nullable(),
  resolvedBy: z.string().nullable(),
  createdAt: Moment,
});
export type IssueDto = z.output<typeof IssueDto>;

/** Today's state of everything, polled. */
export const OverviewDto = answer('Overview', {
  /** Active within 15 minutes; 1000 stands for "1000 or more". */
  activeUsers: Count,
  users: Count,
  liveListings: Count,
  offers: Count,
  /** Views of listings, as everywhere: counted by `POST /api/views`. */
  todayViews: Count,
  totalViews: Count,
  /** 100 stands for "100 or more". */
  openIssues: Count,
});
export type OverviewDto = z.output<typeof OverviewDto>;

/** How often pages of the product were opened: every opening counts. */
export const PageViewsDto = answer('PageViews', {
  todayViews: Count,
  totalViews: Count,
  /** Of the last 30 days, the most viewed first. */
  byKind: z.array(z.strictObject({ kind: z.enum(PAGE_KINDS), views: Count })),
  /** The last 30 days, the oldest first. */
  byDay: z.array(z.strictObject({ day: Day, views: Count })),
});
export type PageViewsDto = z.output<typeof PageViewsDto>;

export const AnalyticsDayDto = answer('AnalyticsDay', {
  day: Day,
  signups: Count,
  listings: Count,
  views: Count,
  offers: Count,
  /** Rupees in minor units, what was refunded that day taken off. */
  revenue: z.int(),
});
export type AnalyticsDayDto = z.output<typeof AnalyticsDayDto>;

export const AnalyticsDto = answer('Analytics', {
  /** The oldest first, none left out. */
  days: z.array(AnalyticsDayDto),
  /** Of the whole time, by currency, in minor units. */
  revenue: z.array(z.strictObject({ currency: z.enum(CURRENCY_CODES), amount: z.int() })),
});
export type AnalyticsDto = z.output<typeof AnalyticsDto>;
