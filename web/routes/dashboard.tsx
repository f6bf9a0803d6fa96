import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { TAB_LOOKS, WORKSPACE_TABS } from '../layouts/workspace-tabs';
import { WorkspaceView } from '../layouts/workspace-view';
import { pageTitle } from '../lib/head';

export const Route = createFileRoute('/dashboard')({
  validateSearch: z.object({ tab: z.enum(WORKSPACE_TABS).catch('dashboard').default('dashboard') }),
  head: ({ match }) => ({ meta: [pageTitle(TAB_LOOKS[match.search.tab].label)] }),
  component: () => <WorkspaceView tab={Route.useSearch().tab} />,
});
