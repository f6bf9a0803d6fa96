import { useQuery } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, Suspense } from 'react';
import type { UserDto } from '../../schema/auth/output';
import { currentUserQuery } from '../features/auth/auth.queries';
import { SignedOut } from './signed-out';
import { TabSkeleton } from './tab-skeleton';
import { WorkspaceLayout } from './workspace-layout';
import type { WorkspaceTab } from './workspace-tabs';

/** Each tab is a file of its own for the browser, fetched when it is first opened. */
const VIEWS: Record<WorkspaceTab, ComponentType<{ user: UserDto }>> = {
  dashboard: lazyRouteComponent(() => import('../features/overview/overview-tab'), 'OverviewTab'),
  listings: lazyRouteComponent(() => import('../features/vehicles/listings-tab'), 'ListingsTab'),
  leads: lazyRouteComponent(() => import('../features/leads/leads-tab'), 'LeadsTab'),
  contacts: lazyRouteComponent(() => import('../features/contacts/contacts-tab'), 'ContactsTab'),
  republished: lazyRouteComponent(() => import('../features/republish/republished-tab'), 'RepublishedTab'),
  settings: lazyRouteComponent(() => import('../features/settings/settings-tab'), 'SettingsTab'),
  profile: lazyRouteComponent(() => import('../features/profile/profile-tab'), 'ProfileTab'),
};

/** The chosen tab within the workspace, for whoever is signed in. */
export function WorkspaceView({ tab }: { tab: WorkspaceTab }) {
  const { data: user } = useQuery(currentUserQuery);
  if (!user) return <SignedOut />;
  const View = VIEWS[tab];
  return (
    <WorkspaceLayout user={user} current={tab}>
      <Suspense fallback={<TabSkeleton />}>
        <View user={user} />
      </Suspense>
    </WorkspaceLayout>
  );
}
