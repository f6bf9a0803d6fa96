import { createFileRoute } from '@tanstack/react-router';
import { WorkspacePage } from '../features/workspace/workspace-page';
import { readWorkspaceSearch } from '../features/workspace/workspace-search';
import { WORKSPACE_TABS } from '../features/workspace/workspace-tabs';
import { pageTitle } from '../lib/head';

export const Route = createFileRoute('/dashboard')({
  // The application exists for this screen: as a separate chunk it would cost one more round trip.
  codeSplitGroupings: [],
  validateSearch: readWorkspaceSearch,
  head: ({ match }) => ({ meta: [pageTitle(WORKSPACE_TABS[match.search.tab ?? 'dashboard'].label)] }),
  component: () => <WorkspacePage tab={Route.useSearch().tab ?? 'dashboard'} />,
});
