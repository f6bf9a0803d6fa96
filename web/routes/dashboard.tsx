import { createFileRoute } from '@tanstack/react-router';
import { WorkspacePage } from '../features/workspace/workspace-page';
import { readWorkspaceSearch } from '../features/workspace/workspace-search';
import { WORKSPACE_TABS } from '../features/workspace/workspace-tabs';
import { pageTitle } from '../lib/head';

export const Route = createFileRoute('/dashboard')({
  // The application is for this screen: apart, it would be one more round trip.
  codeSplitGroupings: [],
  validateSearch: readWorkspaceSearch,
  head: ({ match }) => ({ meta: [pageTitle(WORKSPACE_TABS[match.search.tab ?? 'dashboard'].label)] }),
  component: () => <WorkspacePage tab={Route.useSearch().tab ?? 'dashboard'} />,
});
