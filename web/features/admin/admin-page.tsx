import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, lazyRouteComponent } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { buttonClass } from '../../ui/button-class';
import { Loaded } from '../../ui/core/loaded';
import { TabSkeleton } from '../../ui/core/tab-skeleton';
import { Logo } from '../../ui/logo';
import { TabPanel, Tabs } from '../../ui/tabs';
import { currentUserQuery } from '../auth/auth.queries';
import { SignedOut } from '../workspace/signed-out';
import { useSessionGuard } from '../workspace/use-session-guard';
import { adminCheckQuery } from './admin-check.queries';
import { ADMIN_TAB_NAMES, ADMIN_TABS } from './admin-tabs';
import { NoAdminAccess } from './no-admin-access';

const UserDetailsDialog = lazyRouteComponent(
  () => import('./users/user-details-dialog'),
  'UserDetailsDialog',
);
const ITEMS = ADMIN_TAB_NAMES.map((value) => ({ value, label: ADMIN_TABS[value].label }));
const route = getRouteApi('/admin/{-$tab}');

function AdminTabs() {
  const { tab } = route.useRouteContext();
  const { user } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <>
      <h1 className="pb-3 font-semibold text-xl sm:text-2xl">Admin</h1>
      <Tabs
        label="Admin"
        many
        value={tab}
        items={ITEMS}
        onValueChange={(next) => navigate({ params: { tab: next === 'overview' ? undefined : next } })}
      >
        {ADMIN_TAB_NAMES.map((name) => {
          const { View } = ADMIN_TABS[name];
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

/** The operators' pages, for people whom the server confirms as operators. */
export function AdminPage() {
  const { data: user } = useQuery(currentUserQuery);
  const check = useQuery({ ...adminCheckQuery, enabled: Boolean(user) });
  useSessionGuard();
  if (!user) return <SignedOut />;
  return (
    <>
      <header className="sticky top-0 z-30 border-line border-b bg-surface">
        <div className="mx-auto flex h-14 max-w-7xl items-center gap-3 px-page">
          <Link
            to="/dashboard"
            reloadDocument
            className={buttonClass({ variant: 'ghost', size: 'sm' }, '-ml-2.5')}
          >
            <span className="flex items-center gap-1.5">
              <ArrowLeft aria-hidden="true" className="size-4" />
              Back to dashboard
            </span>
          </Link>
          <span className="ml-auto flex">
            <Logo markOnly />
          </span>
        </div>
      </header>
      <main tabIndex={-1} className="mx-auto max-w-7xl px-page pt-5 pb-16 outline-none sm:pt-7">
        <Loaded query={check} failure="Your access could not be checked" loading={<TabSkeleton />}>
          {(isAdmin) => (isAdmin ? <AdminTabs /> : <NoAdminAccess />)}
        </Loaded>
      </main>
    </>
  );
}
