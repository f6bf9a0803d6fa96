import { createFileRoute } from '@tanstack/react-router';
import { readWorkspaceSearch } from '../layouts/workspace-search';
import { TAB_LABELS } from '../layouts/workspace-tabs';
import { WorkspaceView } from '../layouts/workspace-view';
import { pageTitle } from '../lib/head';

export const Route = createFileRoute('/dashboard')({
  validateSearch: readWorkspaceSearch,
  head: ({ match }) => ({ meta: [pageTitle(TAB_LABELS[match.search.tab ?? 'dashboard'])] }),
  component: () => <WorkspaceView tab={Route.useSearch().tab ?? 'dashboard'} />,
});
