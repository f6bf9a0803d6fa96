import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router';
import { ADMIN_PATHS, type AdminTab } from '../../../schema/common/tab-paths';

interface Tab {
  label: string;
  View: AsyncRouteComponent<object>;
}

/** The operators' tabs, for router, labels and tests. Each view is a separate file. */
export const ADMIN_TABS: Record<AdminTab, Tab> = {
  overview: {
    label: 'Overview',
    View: lazyRouteComponent(() => import('./overview/overview-tab'), 'OverviewTab'),
  },
  operations: {
    label: 'Operations',
    View: lazyRouteComponent(() => import('../operations/operations-tab'), 'OperationsTab'),
  },
  'plan-management': {
    label: 'Plan management',
    View: lazyRouteComponent(
      () => import('../billing/plan-management/plan-management-tab'),
      'PlanManagementTab',
    ),
  },
  'gift-codes': {
    label: 'Gift codes',
    View: lazyRouteComponent(() => import('../billing/gift-codes/gift-codes-tab'), 'GiftCodesTab'),
  },
  'upgrade-requests': {
    label: 'Upgrade requests',
    View: lazyRouteComponent(
      () => import('../billing/upgrade-requests/upgrade-requests-tab'),
      'UpgradeRequestsTab',
    ),
  },
  'upi-payments': {
    label: 'UPI payments',
    View: lazyRouteComponent(() => import('../billing/upi/upi-payments-tab'), 'UpiPaymentsTab'),
  },
  complaints: {
    label: 'Complaints',
    View: lazyRouteComponent(() => import('../grievances/complaints-tab'), 'ComplaintsTab'),
  },
  reports: {
    label: 'Reports',
    View: lazyRouteComponent(() => import('../reports/reports-tab'), 'ReportsTab'),
  },
  messages: {
    label: 'Messages',
    View: lazyRouteComponent(() => import('../messages/outbox-tab'), 'OutboxTab'),
  },
  analytics: {
    label: 'All Users',
    View: lazyRouteComponent(() => import('./users/users-tab'), 'UsersTab'),
  },
  activity: {
    label: 'Activity',
    View: lazyRouteComponent(() => import('../activity/activity-tab'), 'ActivityTab'),
  },
};

export const ADMIN_TAB_NAMES = Object.keys(ADMIN_PATHS) as AdminTab[];
