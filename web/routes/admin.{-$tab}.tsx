import { createFileRoute, notFound } from '@tanstack/react-router';
import { adminTabAt } from '../../schema/common/tab-paths';
import { adminCheckQuery } from '../features/admin/admin-check.queries';
import { AdminPage } from '../features/admin/admin-page';
import { ADMIN_TABS } from '../features/admin/admin-tabs';
import { readAdminSearch } from '../features/workspace/tab-search';
import { pageTitle } from '../lib/head';
import { TabSkeleton } from '../ui/core/tab-skeleton';

export const Route = createFileRoute('/admin/{-$tab}')({
  validateSearch: readAdminSearch,
  beforeLoad: ({ location }) => {
    const tab = adminTabAt(location.pathname);
    if (!tab) throw notFound();
    return { tab };
  },
  loader: ({ context: { queryClient, tab, user } }) => {
    if (user) queryClient.prefetchQuery(adminCheckQuery);
    ADMIN_TABS[tab].View.preload?.();
  },
  head: ({ match: { context } }) => ({
    meta: [
      pageTitle(`Admin, ${ADMIN_TABS[context.tab ?? 'overview'].label}`),
      { name: 'robots', content: 'noindex' },
    ],
  }),
  pendingComponent: TabSkeleton,
  component: AdminPage,
});
