import { createFileRoute } from '@tanstack/react-router';
import { OverviewTab } from '../features/overview/overview-tab';
import { fetchFirst } from '../features/workspace/first-data';
import { tabFailure } from '../features/workspace/tab-failure';
import { tabHead } from '../features/workspace/workspace-tabs';
import { TabSkeleton } from '../ui/core/tab-skeleton';

export const Route = createFileRoute('/dashboard/')({
  loader: ({ context }) => fetchFirst(context.queryClient, 'dashboard'),
  head: tabHead('dashboard'),
  pendingComponent: TabSkeleton,
  errorComponent: tabFailure('dashboard', 'Your figures could not be loaded'),
  component: OverviewTab,
});
