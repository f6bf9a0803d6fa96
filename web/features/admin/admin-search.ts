import { ADMIN_TAB_NAMES, type AdminTab } from './admin-tabs';

/** The parameters of the operators' address: the tab, whose details are open, and whose plan is being set. */
export interface AdminSearch {
  tab?: AdminTab | undefined;
  user?: string | undefined;
  planFor?: string | undefined;
}

/** Unknown parameters are dropped. They are still named, because the router passes on what a route does not name. */
export function readAdminSearch(search: Record<string, unknown>): AdminSearch {
  return {
    tab: ADMIN_TAB_NAMES.find((name) => name === search.tab),
    user: typeof search.user === 'string' ? search.user : undefined,
    planFor: typeof search.planFor === 'string' ? search.planFor : undefined,
  };
}
