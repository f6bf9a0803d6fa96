import { ADMIN_TAB_NAMES, type AdminTab } from './admin-tabs';

/** What the operators' address says: the tab, whose details are open, and for whom a plan is being set. */
export interface AdminSearch {
  tab?: AdminTab | undefined;
  user?: string | undefined;
  planFor?: string | undefined;
}

/** Anything unknown is dropped; named even then, for the router keeps what a route does not speak of. */
export function readAdminSearch(search: Record<string, unknown>): AdminSearch {
  return {
    tab: ADMIN_TAB_NAMES.find((name) => name === search.tab),
    user: typeof search.user === 'string' ? search.user : undefined,
    planFor: typeof search.planFor === 'string' ? search.planFor : undefined,
  };
}
