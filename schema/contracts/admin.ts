import { z } from 'zod';
import type { CurrencyCode } from '../currencies';
import type { PageKind } from '../page-kinds';
import type { PlanId } from '../plans';
import type { AccountType, AuthMethod } from './auth';
import type { AdminPaymentDto, PlanChangeDto } from './billing';
import type { RepublishedStatus } from './republish';
import { text } from './text';
import type { VehicleStatus } from './vehicles';

/** What is counted by day for the operators. `live_listings` and `page_views` also since the beginning. */
export const FIGURES = [
  'signups',
  'listings',
  'live_listings',
  'views',
  'offers',
  'revenue',
  'page_views',
] as const;
export type Figure = (typeof FIGURES)[number];

/** The day under which a figure is kept since the beginning. */
export const ALL_DAYS = 'all';

export const USER_SORTS = ['newest', 'last_activity', 'most_vehicles', 'most_leads'] as const;
export type UserSort = (typeof USER_SORTS)[number];

/** The index of people knows their details by groups of three characters. */
export const MIN_SEARCH = 3;

export const UsersQuery = z.object({
  search: text({ max: 100 })
    .pipe(z.union([z.literal(''), z.string().min(MIN_SEARCH, `Type at least ${MIN_SEARCH} characters`)]))
    .optional(),
  sort: z.enum(USER_SORTS).default('newest'),
});
export type UsersQuery = z.output<typeof UsersQuery>;

/** A row of the operators' list of people (spec 2, section 3). */
export interface AdminUserDto {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  username: string | null;
  mobileNumber: string | null;
  profileImageUrl: string | null;
  subscriptionPlan: PlanId;
  subscriptionEndsAt: string | null;
  isAdmin: boolean;
  isSuspended: boolean;
  vehicles: number;
  republished: number;
  leads: number;
  todayViews: number;
  totalViews: number;
  lastActivityAt: string | null;
  createdAt: string;
}

export interface AdminListingDto {
  id: string;
  name: string;
  price: number;
  currency: CurrencyCode;
  status: VehicleStatus;
  isHidden: boolean;
  views: number;
  createdAt: string;
}

export interface AdminRepublishedDto {
  id: string;
  name: string;
  price: number;
  currency: CurrencyCode;
  status: RepublishedStatus;
  views: number;
  createdAt: string;
}

/** One thing that somebody did (spec 2, section 3). */
export interface ActivityDto {
  id: string;
  userId: string | null;
  /** null for an account that is gone, and for what the system did. */
  userName: string | null;
  userEmail: string | null;
  action: string;
  description: string;
  entityType: string | null;
  entityId: string | null;
  createdAt: string;
}

/** Everything an operator may know of a person: no password, no token, no address of a computer. */
export interface AdminUserDetailsDto {
  user: AdminUserDto & {
    accountType: AccountType;
    firmName: string | null;
    phoneVerified: boolean;
    emailVerified: boolean;
    authMethod: AuthMethod;
    lastLoginAt: string | null;
  };
  /** How many browsers are signed in. */
  sessions: number;
  planChanges: PlanChangeDto[];
  payments: AdminPaymentDto[];
  listings: AdminListingDto[];
  republished: AdminRepublishedDto[];
  activity: ActivityDto[];
}

export const SuspendInput = z.strictObject({
  reason: text({ min: 1, max: 300, required: 'A reason is required' }),
});
export type SuspendInput = z.output<typeof SuspendInput>;

export const IssuesQuery = z.object({
  resolved: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
});

export interface IssueDto {
  id: string;
  type: string;
  description: string;
  userId: string | null;
  metadata: Record<string, string>;
  resolved: boolean;
  resolvedAt: string | null;
  resolvedBy: string | null;
  createdAt: string;
}

export const IssueChange = z.strictObject({ resolved: z.boolean('Say whether it is resolved') });

/** Today's state of everything, polled. */
export interface OverviewDto {
  /** Active within 15 minutes; 1000 stands for "1000 or more". */
  activeUsers: number;
  users: number;
  liveListings: number;
  offers: number;
  /** 100 stands for "100 or more". */
  openIssues: number;
}

export interface PageViewsDto {
  todayViews: number;
  totalViews: number;
  /** Of the last 30 days, the most viewed first. */
  byKind: { kind: PageKind; views: number }[];
  /** The last 30 days, the oldest first. */
  byDay: { day: string; views: number }[];
}

export const ANALYTICS_DAYS = ['30', '90', '365'] as const;
export type AnalyticsDays = (typeof ANALYTICS_DAYS)[number];
export const AnalyticsQuery = z.object({ days: z.enum(ANALYTICS_DAYS).default('30') });

export interface AnalyticsDayDto {
  day: string;
  signups: number;
  listings: number;
  views: number;
  offers: number;
  /** Rupees in minor units, what was refunded that day taken off. */
  revenue: number;
}

export interface AnalyticsDto {
  /** The oldest first, none left out. */
  days: AnalyticsDayDto[];
  /** Of the whole time, by currency, in minor units. */
  revenue: { currency: CurrencyCode; amount: number }[];
}
