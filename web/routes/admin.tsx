import { createFileRoute } from '@tanstack/react-router';
import { AdminPage } from '../features/admin/admin-page';
import { readAdminSearch } from '../features/admin/admin-search';
import { ADMIN_TABS } from '../features/admin/admin-tabs';
import { pageTitle } from '../lib/head';

export const Route = createFileRoute('/admin')({
  validateSearch: readAdminSearch,
  head: ({ match }) => ({
    meta: [
      pageTitle(`Admin, ${ADMIN_TABS[match.search.tab ?? 'overview'].label}`),
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: () => <AdminPage search={Route.useSearch()} />,
});
