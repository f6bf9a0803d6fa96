import { useQuery } from '@tanstack/react-query';
import { Link, lazyRouteComponent, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { type ComponentType, Suspense } from 'react';
import { buttonClass } from '../../ui/button-class';
import { ErrorState } from '../../ui/error-state';
import { Logo } from '../../ui/logo';
import { TabSkeleton } from '../../ui/tab-skeleton';
import { TabPanel, Tabs } from '../../ui/tabs';
import { currentUserQuery } from '../auth/auth.queries';
import { SignedOut } from '../workspace/signed-out';
import { useSessionGuard } from '../workspace/use-session-guard';
import { adminCheckQuery } from './admin-check.queries';
import type { AdminSearch } from './admin-search';
import { ADMIN_TAB_NAMES, ADMIN_TABS } from './admin-tabs';
import { NoAdminAccess } from './no-admin-access';

const VIEWS = Object.fromEntries(
  ADMIN_TAB_NAMES.map((name) => [
    name,
    lazyRouteComponent(() => ADMIN_TABS[name].view().then((View) => ({ default: View }))),
  ]),
);
const UserDetailsDialog = lazyRouteComponent(
  () => import('./users/user-details-dialog'),
  'UserDetailsDialog',
);
const ITEMS = ADMIN_TAB_NAMES.map((value) => ({ value, label: ADMIN_TABS[value].label }));

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
        {ADMIN_TAB_NAMES.map((name) => {
          const View = VIEWS[name] as ComponentType;
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

/** The operators' pages, for people the server confirms as operators. */
export function AdminPage({ search }: { search: AdminSearch }) {
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
