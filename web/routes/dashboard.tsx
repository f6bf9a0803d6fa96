import { createFileRoute } from '@tanstack/react-router';
import { TAB_LABELS, WORKSPACE_TABS, type WorkspaceTab } from '../layouts/workspace-tabs';
import { WorkspaceView } from '../layouts/workspace-view';
import { pageTitle } from '../lib/head';

/** `lead`: the one whose details are open. */
export const Route = createFileRoute('/dashboard')({
  validateSearch: ({
    tab,
    lead,
  }: {
    tab?: unknown;
    lead?: unknown;
  }): { tab?: WorkspaceTab; lead?: string | undefined } => {
    const known = WORKSPACE_TABS.find((name) => name === tab);
    return {
      ...(known ? { tab: known } : {}),
      ...(known === 'leads' && typeof lead === 'string' ? { lead } : {}),
    };
  },
  head: ({ match }) => ({ meta: [pageTitle(TAB_LABELS[match.search.tab ?? 'dashboard'])] }),
  component: () => <WorkspaceView tab={Route.useSearch().tab ?? 'dashboard'} />,
});
