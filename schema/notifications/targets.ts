import { leadPath } from '../channels/paths';
import type { CurrencyCode } from '../common/currencies';
import { PRICES_PART, REQUESTS_PART, VISITS_PART, WORKSPACE_PATHS } from '../common/tab-paths';
import { actingPath } from '../staff/acting';
import type { EndingPlan, PlanPeriod } from './plan-kinds';

/** The page that pays for a period of a plan. */
export const payPath = ({ of, duration, currency }: PlanPeriod & { currency: CurrencyCode }) =>
  `/subscription/pay?plan=${of}&duration=${duration}&currency=${currency}`;

const PRICES_PATH = `${WORKSPACE_PATHS.leads}#${PRICES_PART}`;
const VISITS_PATH = `${WORKSPACE_PATHS.leads}#${VISITS_PART}`;

/**
 * Where notifications lead, and the label of the button there. `id` is the row the notification is about, `values` what it is worded
 * from.
 */
export const TARGETS = {
  lead: { path: leadPath, label: 'Open the lead' },
  staffLead: {
    path: (id, values) => actingPath((values as { seller: string }).seller, leadPath(id)),
    label: 'Open the lead',
  },
  leads: { path: () => WORKSPACE_PATHS.leads, label: 'Open your leads' },
  listings: { path: () => WORKSPACE_PATHS.listings, label: 'Open your listings' },
  requests: { path: () => `${WORKSPACE_PATHS.dashboard}#${REQUESTS_PART}`, label: 'Answer the request' },
  pages: { path: () => WORKSPACE_PATHS.republished, label: 'Open your pages' },
  visits: { path: () => VISITS_PATH, label: 'Answer the buyer' },
  staffVisits: {
    path: (_id, values) => actingPath((values as { seller: string }).seller, VISITS_PATH),
    label: 'Open the visits',
  },
  prices: { path: () => PRICES_PATH, label: 'Tell the buyers' },
  staffPrices: {
    path: (_id, values) => actingPath((values as { seller: string }).seller, PRICES_PATH),
    label: 'Tell the buyers',
  },
  staff: { path: () => `${WORKSPACE_PATHS.settings}?section=staff`, label: 'Open your staff' },
  workplace: {
    path: (_id, values) => actingPath((values as { seller: string }).seller),
    label: 'Open it',
  },
  plan: { path: () => '/subscription', label: 'See your plan' },
  extension: {
    path: (_id, values) => payPath(values as EndingPlan),
    label: 'Pay for the next period',
  },
  payments: { path: () => '/subscription#payments', label: 'See your payments' },
  week: { path: () => WORKSPACE_PATHS.dashboard, label: 'Open your dashboard' },
  book: { path: () => WORKSPACE_PATHS.figures, label: 'Open the stock book' },
  ownVehicle: { path: (id) => `${WORKSPACE_PATHS.listings}/${id}`, label: 'Open the vehicle' },
  vehicle: { path: (id) => `/vehicle/${id}`, label: 'Open the vehicle' },
} as const satisfies Record<string, { path: (id: string, values: object) => string; label: string }>;

export type Target = keyof typeof TARGETS;
