import type { PlanId } from '../../../schema/billing/plan-names';

interface Tab {
  label: string;
  /** The plan that the tab requires. */
  plan?: PlanId;
}

/** The workspace's tabs in order, for the address, the router, the labels and the tests. */
export const WORKSPACE_TABS = {
  dashboard: { label: 'Dashboard' },
  listings: { label: 'Listings' },
  leads: { label: 'Leads' },
  contacts: { label: 'Contacts' },
  print: { label: 'Print' },
  republished: { label: 'Republished' },
  settings: { label: 'Settings' },
  profile: { label: 'Profile', plan: 'pro' },
} as const satisfies Record<string, Tab>;

export type WorkspaceTab = keyof typeof WORKSPACE_TABS;
export const WORKSPACE_TAB_NAMES = Object.keys(WORKSPACE_TABS) as WorkspaceTab[];

const TABS: Record<WorkspaceTab, Tab> = WORKSPACE_TABS;

export const tabsOf = (plan: PlanId): readonly WorkspaceTab[] =>
  WORKSPACE_TAB_NAMES.filter((name) => (TABS[name].plan ?? plan) === plan);

/** What sellers do many times a day; the rest is one press away. */
export const AT_HAND: readonly WorkspaceTab[] = ['dashboard', 'listings', 'leads'];
