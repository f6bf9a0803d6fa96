import { z } from 'zod';
import '../common/validation-messages';

/** What is counted per day, for operators. */
export const FIGURES = ['signups', 'listings', 'views', 'offers', 'revenue', 'page_views'] as const;
export type Figure = (typeof FIGURES)[number];

export const ANALYTICS_DAYS = ['30', '90', '365'] as const;
export type AnalyticsDays = (typeof ANALYTICS_DAYS)[number];
export const AnalyticsQuery = z.object({ days: z.enum(ANALYTICS_DAYS).default('30') });
