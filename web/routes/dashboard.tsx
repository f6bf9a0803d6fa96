import { createFileRoute } from '@tanstack/react-router';
import { TAB_LABELS, WORKSPACE_TABS, type WorkspaceTab } from '../layouts/workspace-tabs';
import { WorkspaceView } from '../layouts/workspace-view';
import { pageTitle } from '../lib/head';

export const Route = createFileRoute('/dashboard')({
  validateSearch: ({ tab }: { tab?: unknown }): { tab?: WorkspaceTab } => {
    const known = WORKSPACE_TABS.find((name) => name === tab);
    return known ? { tab: known } : {};
  },
  head: ({ match }) => ({ meta: [pageTitle(TAB_LABELS[match.search.tab ?? 'dashboard'])] }),
  component: () => <WorkspaceView tab={Route.useSearch().tab ?? 'dashboard'} />,
});
