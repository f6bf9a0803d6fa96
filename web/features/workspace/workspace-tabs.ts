import type { UserDto } from '../../../schema/auth/output';
import type { PlanId } from '../../../schema/billing/plan-names';
import { WORKSPACE_PATHS, type WorkspaceTab } from '../../../schema/common/tab-paths';
import { type Ability, may } from '../../../schema/staff/abilities';
import { pageTitle } from '../../lib/head';
import { say } from './words';

interface Tab {
  label: Parameters<typeof say>[0];
  /** The plan that the tab requires. */
  plan?: PlanId;
  /** What somebody who works for the seller must be able to do. */
  ability: Ability;
}

/** The workspace's tabs, for the titles, the labels and the tests. */
export const WORKSPACE_TABS: Record<WorkspaceTab, Tab> = {
  dashboard: { label: 'Dashboard', ability: 'seeStock' },
  listings: { label: 'Listings', ability: 'seeYard' },
  leads: { label: 'Leads', ability: 'seeLeads' },
  contacts: { label: 'Contacts', ability: 'seeLeads' },
  figures: { label: 'Figures', ability: 'seeFigures' },
  print: { label: 'Print', ability: 'print' },
  republished: { label: 'Republished', ability: 'republish' },
  settings: { label: 'Settings', ability: 'manageYard' },
  profile: { label: 'Profile', plan: 'pro', ability: 'oneself' },
};

export const WORKSPACE_TAB_NAMES = Object.keys(WORKSPACE_PATHS) as WorkspaceTab[];

/** The tabs that a plan has, and for somebody who works for the seller, their role. */
export const tabsOf = (user: Pick<UserDto, 'subscriptionPlan' | 'staff'>): readonly WorkspaceTab[] =>
  WORKSPACE_TAB_NAMES.filter((name) => {
    const { plan = user.subscriptionPlan, ability } = WORKSPACE_TABS[name];
    return plan === user.subscriptionPlan && may(user.staff, ability);
  });

/** What sellers do many times a day; the rest is one press further. */
export const MAIN_TABS: readonly WorkspaceTab[] = ['dashboard', 'listings', 'leads'];

/** The head of a tab's route. */
export const tabHead = (tab: WorkspaceTab) => () => ({ meta: [pageTitle(say(WORKSPACE_TABS[tab].label))] });
