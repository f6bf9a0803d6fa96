import type { PlanId } from '../../../schema/billing/plan-names';
import { WORKSPACE_PATHS, type WorkspaceTab } from '../../../schema/common/tab-paths';
import { pageTitle } from '../../lib/head';
import { say } from './words';

interface Tab {
  label: Parameters<typeof say>[0];
  /** The plan that the tab requires. */
  plan?: PlanId;
}

/** The workspace's tabs, for the titles, the labels and the tests. */
export const WORKSPACE_TABS: Record<WorkspaceTab, Tab> = {
  dashboard: { label: 'Dashboard' },
  listings: { label: 'Listings' },
  leads: { label: 'Leads' },
  contacts: { label: 'Contacts' },
  print: { label: 'Print' },
  republished: { label: 'Republished' },
  settings: { label: 'Settings' },
  profile: { label: 'Profile', plan: 'pro' },
};

export const WORKSPACE_TAB_NAMES = Object.keys(WORKSPACE_PATHS) as WorkspaceTab[];

export const tabsOf = (plan: PlanId): readonly WorkspaceTab[] =>
  WORKSPACE_TAB_NAMES.filter((name) => (WORKSPACE_TABS[name].plan ?? plan) === plan);

/** What sellers do many times a day; the rest is one press further. */
export const MAIN_TABS: readonly WorkspaceTab[] = ['dashboard', 'listings', 'leads'];

/** The head of a tab's route. */
export const tabHead = (tab: WorkspaceTab) => () => ({ meta: [pageTitle(say(WORKSPACE_TABS[tab].label))] });
