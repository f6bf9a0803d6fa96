import { useQuery } from '@tanstack/react-query';
import { Link, lazyRouteComponent, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { type ComponentType, Suspense } from 'react';
import { adminCheckQuery } from '../features/admin/admin-check.queries';
import {
  ADMIN_TAB_LABELS,
  ADMIN_TABS,
  type AdminSearch,
  type AdminTab,
} from '../features/admin/admin-search';
import { NoAdminAccess } from '../features/admin/no-admin-access';
import { currentUserQuery } from '../features/auth/auth.queries';
import { buttonClass } from '../ui/button-class';
import { ErrorState } from '../ui/error-state';
import { Logo } from '../ui/logo';
import { TabPanel, Tabs } from '../ui/tabs';
import { SignedOut } from './signed-out';
import { TabSkeleton } from './tab-skeleton';
import { useSessionGuard } from './use-session-guard';

/** Each tab is a file of its own for the browser, fetched when it is first opened. */
const VIEWS: Record<AdminTab, ComponentType> = {
  overview: lazyRouteComponent(() => import('../features/admin/overview/overview-tab'), 'OverviewTab'),
  'plan-management': lazyRouteComponent(
    () => import('../features/admin/plans/plan-management-tab'),
    'PlanManagementTab',
  ),
  'gift-codes': lazyRouteComponent(
    () => import('../features/admin/gift-codes/gift-codes-tab'),
    'GiftCodesTab',
  ),
  'upgrade-requests': lazyRouteComponent(
    () => import('../features/admin/upgrade-requests/upgrade-requests-tab'),
    'UpgradeRequestsTab',
  ),
  analytics: lazyRouteComponent(() => import('../features/admin/users/users-tab'), 'UsersTab'),
  activity: lazyRouteComponent(() => import('../features/admin/activity/activity-tab'), 'ActivityTab'),
};
const UserDetailsDialog = lazyRouteComponent(
  () => import('../features/admin/users/user-details-dialog'),
  'UserDetailsDialog',
);
const ITEMS = ADMIN_TABS.map((value) => ({ value, label: ADMIN_TAB_LABELS[value] }));

function AdminTabs({ tab = 'overview', user }: AdminSearch) {
  const navigate = useNavigate();
  return (
    <>
      <h1 className="pb-3 font-semibold text-xl sm:text-2xl">Admin</h1>
      <Tabs
        label="Admin"
        value={tab}
        items={ITEMS}
        onValueChange={(next) => navigate({ to: '/admin', search: { tab: next } })}
      >
        {ADMIN_TABS.map((name) => {
          const View = VIEWS[name];
          return (
            <TabPanel key={name} value={name}>
              <Suspense fallback={<TabSkeleton />}>
                <View />
              </Suspense>
            </TabPanel>
          );
        })}
      </Tabs>
      {user && (
        <Suspense>
          <UserDetailsDialog key={user} id={user} />
        </Suspense>
      )}
    </>
  );
}

/** The operators' pages, for whom the server says is one. */
export function AdminView({ search }: { search: AdminSearch }) {
  const { data: user } = useQuery(currentUserQuery);
  const check = useQuery({ ...adminCheckQuery, enabled: Boolean(user) });
  useSessionGuard();
  if (!user) return <SignedOut />;
  return (
    <>
      <header className="sticky top-0 z-30 border-line border-b bg-surface">
        <div className="mx-auto flex h-14 max-w-7xl items-center gap-3 px-4 sm:px-6">
          <Link
            to="/dashboard"
            search={{ tab: 'dashboard' }}
            className={buttonClass({ variant: 'ghost', size: 'sm' }, '-ml-2.5')}
          >
            <span className="flex items-center gap-1.5">
              <ArrowLeft aria-hidden="true" className="size-4" />
              Back to Dashboard
            </span>
          </Link>
          <span className="ml-auto flex">
            <Logo markOnly />
          </span>
        </div>
      </header>
      <main tabIndex={-1} className="mx-auto max-w-7xl px-4 pt-5 pb-16 outline-none sm:px-6 sm:pt-7">
        {check.isPending && <TabSkeleton />}
        {check.isLoadingError && (
          <ErrorState
            title="Your access could not be checked"
            retrying={check.isFetching}
            onRetry={() => check.refetch()}
          />
        )}
        {check.data === true && <AdminTabs {...search} />}
        {check.data === false && <NoAdminAccess />}
      </main>
    </>
  );
}
