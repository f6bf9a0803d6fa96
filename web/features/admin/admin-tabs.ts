/** The operators' tabs, in order: read by the address, the router, the labels and the tests. Each view is a separate file. */
export const ADMIN_TABS = {
  overview: {
    label: 'Overview',
    view: () => import('./overview/overview-tab').then(({ OverviewTab }) => OverviewTab),
  },
  operations: {
    label: 'Operations',
    view: () => import('../operations/operations-tab').then(({ OperationsTab }) => OperationsTab),
  },
  'plan-management': {
    label: 'Plan Management',
    view: () =>
      import('../billing/plan-management/plan-management-tab').then(
        ({ PlanManagementTab }) => PlanManagementTab,
      ),
  },
  'gift-codes': {
    label: 'Gift Codes',
    view: () => import('../billing/gift-codes/gift-codes-tab').then(({ GiftCodesTab }) => GiftCodesTab),
  },
  'upgrade-requests': {
    label: 'Upgrade Requests',
    view: () =>
      import('../billing/upgrade-requests/upgrade-requests-tab').then(
        ({ UpgradeRequestsTab }) => UpgradeRequestsTab,
      ),
  },
  reports: {
    label: 'Reports',
    view: () => import('../reports/reports-tab').then(({ ReportsTab }) => ReportsTab),
  },
  messages: {
    label: 'Messages',
    view: () => import('../messages/outbox-tab').then(({ OutboxTab }) => OutboxTab),
  },
  analytics: {
    label: 'All Users',
    view: () => import('./users/users-tab').then(({ UsersTab }) => UsersTab),
  },
  activity: {
    label: 'Activity',
    view: () => import('../activity/activity-tab').then(({ ActivityTab }) => ActivityTab),
  },
} as const;

export type AdminTab = keyof typeof ADMIN_TABS;
export const ADMIN_TAB_NAMES = Object.keys(ADMIN_TABS) as AdminTab[];
