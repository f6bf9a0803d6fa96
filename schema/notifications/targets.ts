import { leadPath } from '../channels/paths';
import { WORKSPACE_PATHS } from '../common/tab-paths';

/** Where notifications lead, and the label of the button there. `id` is the row the notification is about. */
export const TARGETS = {
  lead: { path: leadPath, label: 'Open the lead' },
  leads: { path: () => WORKSPACE_PATHS.leads, label: 'Open your leads' },
  listings: { path: () => WORKSPACE_PATHS.listings, label: 'Open your listings' },
  pages: { path: () => WORKSPACE_PATHS.republished, label: 'Open your pages' },
  plan: { path: () => '/subscription', label: 'See your plan' },
  vehicle: { path: (id) => `/vehicle/${id}`, label: 'Open the vehicle' },
} as const satisfies Record<string, { path: (id: string) => string; label: string }>;

export type Target = keyof typeof TARGETS;
