/** The operators' tabs, in their order: what the address, the router, the labels and the tests read. */
export const ADMIN_TABS = {
  overview: { label: 'Overview' },
  'plan-management': { label: 'Plan Management' },
  'gift-codes': { label: 'Gift Codes' },
  'upgrade-requests': { label: 'Upgrade Requests' },
  analytics: { label: 'All Users' },
  activity: { label: 'Activity' },
} as const;

export type AdminTab = keyof typeof ADMIN_TABS;
export const ADMIN_TAB_NAMES = Object.keys(ADMIN_TABS) as AdminTab[];
