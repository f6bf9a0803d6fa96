import { createFileRoute } from '@tanstack/react-router';
import { RepublishedTab } from '../features/republish/republished-tab';
import { fetchFirst } from '../features/workspace/first-data';
import { tabFailure } from '../features/workspace/tab-failure';
import { tabHead } from '../features/workspace/workspace-tabs';
import { TabSkeleton } from '../ui/core/tab-skeleton';

export const Route = createFileRoute('/dashboard/republished')({
  loader: ({ context }) => fetchFirst(context.queryClient, 'republished'),
  head: tabHead('republished'),
  pendingComponent: TabSkeleton,
  errorComponent: tabFailure('republished', 'Your republished vehicles could not be loaded'),
  component: RepublishedTab,
});
