import type { PlanId } from '../../schema/billing/plan-names';

export const WORKSPACE_TABS = [
  'dashboard',
  'listings',
  'leads',
  'contacts',
  'republished',
  'settings',
  'profile',
] as const;
export type WorkspaceTab = (typeof WORKSPACE_TABS)[number];

export const TAB_LABELS: Record<WorkspaceTab, string> = {
  dashboard: 'Dashboard',
  listings: 'Listings',
  leads: 'Leads',
  contacts: 'Contacts',
  republished: 'Republished',
  settings: 'Settings',
  profile: 'Profile',
};

/** The profile tab belongs to the pro plan (spec 2, section 2). */
export const tabsOf = (plan: PlanId): readonly WorkspaceTab[] =>
  WORKSPACE_TABS.filter((tab) => tab !== 'profile' || plan === 'pro');
