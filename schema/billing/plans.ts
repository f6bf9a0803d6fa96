import { BRAND } from '../common/brand';
import type { CurrencyCode } from '../common/currencies';
import type { Duration, PlanId } from './plan-names';

/** Months billed for a prepaid period. */
export const DURATION_MONTHS: Record<Duration, number> = { '1_month': 1, '3_months': 3, '1_year': 12 };

/** "Growth, 1 month": what is bought, for the payer's bank. */
export const orderText = ({ plan, duration }: { plan: PlanId; duration: Duration }): string =>
  `${BRAND.name} ${PLANS[plan].name}, ${DURATION_LABELS[duration]}`;

/** How many of them are free. */
export const FREE_MONTHS: Record<Duration, number> = { '1_month': 0, '3_months': 0, '1_year': 2 };

/** "2 months free" */
export const freeMonthsText = (duration: Duration): string => `${FREE_MONTHS[duration]} months free`;

/** Days granted for a prepaid period: never fewer than its calendar months. */
export const DURATION_DAYS: Record<Duration, number> = { '1_month': 31, '3_months': 92, '1_year': 366 };

export const DURATION_LABELS: Record<Duration, string> = {
  '1_month': '1 month',
  '3_months': '3 months',
  '1_year': '1 year',
};

/** What a plan limits. `null` means no limit. */
export interface PlanLimits {
  /** Listings that are available or pending at the same time. */
  liveVehicles: number | null;
  vehiclesPerMonth: number | null;
  republishActionsPerMonth: number | null;
  leadsPerMonth: number | null;
}

/**
 * How many new leads of one day count towards the month: a fifth of the month's limit, which is ten on the
 * free plan. Few sellers get more in a day, and using up a month with fake offers takes five days. 0 means no
 * limit.
 */
export const leadsPerDay = (perMonth: number | null): number => Math.ceil((perMonth ?? 0) / 5);

export interface Plan {
  id: PlanId;
  name: string;
  /** Per month in minor units, tax included. */
  monthlyMinor: Partial<Record<CurrencyCode, number>> & { INR: number };
  limits: PlanLimits;
  /** Of a vehicle. After a change to a smaller plan all are kept, and the first ones are shown. */
  photos: number;
  /** Numbered stickers in total. None is freed again, because printed stickers cannot be recalled. */
  stickers: number;
  /** Buyers who wait for a vehicle at the same time; null for no limit of the plan. */
  waitingBuyers: number;
  /** How many people may work for the seller. After a downgrade the ones who came last are suspended. */
  staff: number;
  /** Figures of listings by day, for up to 90 days. */
  figuresByDay: boolean;
  /** What vehicles have cost, and the margin. Otherwise it can be read, but not changed. */
  money: boolean;
  /** Counting the yard by scans. */
  stockTakes: boolean;
  /** The stock book as a PDF for an officer; as CSV it is on every plan. */
  officerBook: boolean;
  showsAds: boolean;
  publicProfile: boolean;
  suggestions: boolean;
  /** The secret address where Meta fetches the stock. */
  catalogueFeed: boolean;
}

/** The plan catalogue: the only source for pages, limits, prices and legal texts. */
export const PLANS: Record<PlanId, Plan> = {
  starter: {
    id: 'starter',
    name: 'Starter',
    monthlyMinor: { INR: 0 },
    limits: {
      liveVehicles: 3,
      vehiclesPerMonth: 10,
      republishActionsPerMonth: 0,
      leadsPerMonth: 50,
    },
    photos: 4,
    stickers: 10,
    waitingBuyers: 10,
    staff: 1,
    figuresByDay: false,
    money: false,
    stockTakes: false,
    officerBook: false,
    showsAds: true,
    publicProfile: false,
    suggestions: false,
    catalogueFeed: false,
  },
  growth: {
    id: 'growth',
    name: 'Growth',
    monthlyMinor: {
      INR: 236_00,
      USD: 2_99,
      EUR: 2_79,
      GBP: 2_39,
      AUD: 4_49,
      CAD: 3_99,
      JPY: 449,
      SGD: 3_99,
      AED: 10_99,
      SAR: 10_99,
    },
    limits: { liveVehicles: 25, vehiclesPerMonth: 50, republishActionsPerMonth: 20, leadsPerMonth: 500 },
    photos: 12,
    stickers: 100,
    waitingBuyers: 1_000,
    staff: 3,
    figuresByDay: true,
    money: true,
    stockTakes: true,
    officerBook: true,
    showsAds: false,
    publicProfile: false,
    suggestions: false,
    catalogueFeed: false,
  },
  pro: {
    id: 'pro',
    name: 'Pro',
    monthlyMinor: {
      INR: 687_00,
      USD: 8_49,
      EUR: 7_99,
      GBP: 6_79,
      AUD: 12_99,
      CAD: 11_49,
      JPY: 1_290,
      SGD: 11_49,
      AED: 30_99,
      SAR: 31_99,
    },
    limits: {
      liveVehicles: null,
      vehiclesPerMonth: null,
      republishActionsPerMonth: null,
      leadsPerMonth: null,
    },
    photos: 20,
    stickers: 1_000,
    waitingBuyers: 1_000,
    staff: 10,
    figuresByDay: true,
    money: true,
    stockTakes: true,
    officerBook: true,
    showsAds: false,
    publicProfile: true,
    suggestions: true,
    catalogueFeed: true,
  },
};

/** The photos of a vehicle on the plan that has most. */
export const MAX_PHOTOS = Math.max(...Object.values(PLANS).map(({ photos }) => photos));
