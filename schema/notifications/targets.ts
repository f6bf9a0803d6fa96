import { leadPath } from '../channels/paths';
import { REQUESTS_PART, VISITS_PART, WORKSPACE_PATHS } from '../common/tab-paths';

/** Where notifications lead, with the button's label. `id` is the row that the notification is about. */
export const TARGETS = {
  lead: { path: leadPath, label: 'Open the lead' },
  leads: { path: () => WORKSPACE_PATHS.leads, label: 'Open your leads' },
  listings: { path: () => WORKSPACE_PATHS.listings, label: 'Open your listings' },
  requests: { path: () => `${WORKSPACE_PATHS.listings}#${REQUESTS_PART}`, label: 'Answer the request' },
  pages: { path: () => WORKSPACE_PATHS.republished, label: 'Open your pages' },
  visits: { path: () => `${WORKSPACE_PATHS.leads}#${VISITS_PART}`, label: 'Answer the buyer' },
  plan: { path: () => '/subscription', label: 'See your plan' },
  week: { path: () => WORKSPACE_PATHS.dashboard, label: 'Open your dashboard' },
  vehicle: { path: (id) => `/vehicle/${id}`, label: 'Open the vehicle' },
} as const satisfies Record<string, { path: (id: string) => string; label: string }>;

export type Target = keyof typeof TARGETS;
