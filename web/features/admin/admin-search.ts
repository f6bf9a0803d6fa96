export const ADMIN_TABS = [
  'overview',
  'plan-management',
  'gift-codes',
  'upgrade-requests',
  'analytics',
  'activity',
] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

export const ADMIN_TAB_LABELS: Record<AdminTab, string> = {
  overview: 'Overview',
  'plan-management': 'Plan Management',
  'gift-codes': 'Gift Codes',
  'upgrade-requests': 'Upgrade Requests',
  analytics: 'All Users',
  activity: 'Activity',
};

/** What the operators' address says: the tab, whose details are open, and for whom a plan is being set. */
export interface AdminSearch {
  tab?: AdminTab | undefined;
  user?: string | undefined;
  planFor?: string | undefined;
}

/** Anything unknown is dropped; named even then, for the router keeps what a route does not speak of. */
export function readAdminSearch(search: Record<string, unknown>): AdminSearch {
  return {
    tab: ADMIN_TABS.find((name) => name === search.tab),
    user: typeof search.user === 'string' ? search.user : undefined,
    planFor: typeof search.planFor === 'string' ? search.planFor : undefined,
  };
}
