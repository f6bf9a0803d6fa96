import { useQuery } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, Suspense } from 'react';
import type { UserDto } from '../../../schema/auth/output';
import { TabSkeleton } from '../../ui/tab-skeleton';
import { currentUserQuery } from '../auth/auth.queries';
import { SignedOut } from './signed-out';
import { WorkspaceFrame } from './workspace-frame';
import type { WorkspaceTab } from './workspace-tabs';

/** Each tab is a separate chunk, fetched when it is first opened. */
const VIEWS: Record<WorkspaceTab, ComponentType<{ user: UserDto }>> = {
  dashboard: lazyRouteComponent(() => import('../overview/overview-tab'), 'OverviewTab'),
  listings: lazyRouteComponent(() => import('../vehicles/listings-tab'), 'ListingsTab'),
  leads: lazyRouteComponent(() => import('../leads/leads-tab'), 'LeadsTab'),
  contacts: lazyRouteComponent(() => import('../contacts/contacts-tab'), 'ContactsTab'),
  print: lazyRouteComponent(() => import('../print/print-tab'), 'PrintTab'),
  republished: lazyRouteComponent(() => import('../republish/republished-tab'), 'RepublishedTab'),
  settings: lazyRouteComponent(() => import('../settings/settings-tab'), 'SettingsTab'),
  profile: lazyRouteComponent(() => import('../profile/profile-tab'), 'ProfileTab'),
};

/** The current tab of the workspace, for signed-in people. */
export function WorkspacePage({ tab }: { tab: WorkspaceTab }) {
  const { data: user } = useQuery(currentUserQuery);
  if (!user) return <SignedOut />;
  const View = VIEWS[tab];
  return (
    <WorkspaceFrame user={user} current={tab}>
      <Suspense fallback={<TabSkeleton />}>
        <View user={user} />
      </Suspense>
    </WorkspaceFrame>
  );
}
