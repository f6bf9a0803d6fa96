import { createFileRoute } from '@tanstack/react-router';
import { ADMIN_TAB_LABELS, readAdminSearch } from '../features/admin/admin-search';
import { AdminView } from '../layouts/admin-view';
import { pageTitle } from '../lib/head';

export const Route = createFileRoute('/admin')({
  validateSearch: readAdminSearch,
  head: ({ match }) => ({
    meta: [
      pageTitle(`Admin, ${ADMIN_TAB_LABELS[match.search.tab ?? 'overview']}`),
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: () => <AdminView search={Route.useSearch()} />,
});
