import { z } from 'zod';
import { AsOf, answer, Count, Silent } from '../common/answer';
import { CURRENCY_CODES } from '../common/currencies';
import { PAGE_KINDS } from '../views/page-kinds';

const Day = z.iso.date();

/** The current totals; polled. */
export const OverviewDto = answer('Overview', {
  /** Active within 15 minutes; 1000 means "1000 or more". */
  activeUsers: Count,
  users: Count,
  liveListings: Count,
  offers: Count,
  /** Views of listings, as counted by `POST /api/views`. */
  todayViews: Count,
  totalViews: Count,
  /** 100 means "100 or more". */
  openIssues: Count,
  silent: Silent,
  asOf: AsOf,
});
export type OverviewDto = z.output<typeof OverviewDto>;

/** How often the product's pages were opened; every opening counts. */
export const PageViewsDto = answer('PageViews', {
  todayViews: Count,
  totalViews: Count,
  /** The last 30 days, most viewed first. */
  byKind: z.array(z.strictObject({ kind: z.enum(PAGE_KINDS), views: Count })),
  /** The last 30 days, oldest first. */
  byDay: z.array(z.strictObject({ day: Day, views: Count })),
});
export type PageViewsDto = z.output<typeof PageViewsDto>;

export const AnalyticsDayDto = answer('AnalyticsDay', {
  day: Day,
  signups: Count,
  listings: Count,
  views: Count,
  offers: Count,
  /** Rupees in minor units, net of the day's refunds. */
  revenue: z.int(),
});
export type AnalyticsDayDto = z.output<typeof AnalyticsDayDto>;

export const AnalyticsDto = answer('Analytics', {
  /** Oldest first, without gaps. */
  days: z.array(AnalyticsDayDto),
  /** Since the beginning, by currency, in minor units. */
  revenue: z.array(z.strictObject({ currency: z.enum(CURRENCY_CODES), amount: z.int() })),
  silent: Silent,
  asOf: AsOf,
});
export type AnalyticsDto = z.output<typeof AnalyticsDto>;
