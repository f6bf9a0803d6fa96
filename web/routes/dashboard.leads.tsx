import { createFileRoute } from '@tanstack/react-router';
import { LeadsTab } from '../features/leads/leads-tab';
import { fetchFirst } from '../features/workspace/first-data';
import { tabFailure } from '../features/workspace/tab-failure';
import { readLeadsSearch } from '../features/workspace/tab-search';
import { tabHead } from '../features/workspace/workspace-tabs';
import { TabSkeleton } from '../ui/core/tab-skeleton';

export const Route = createFileRoute('/dashboard/leads')({
  validateSearch: readLeadsSearch,
  loaderDeps: ({ search: { status, source, vehicleId } }) => ({ status, source, vehicleId }),
  loader: ({ context, deps }) => fetchFirst(context.queryClient, 'leads', deps),
  head: tabHead('leads'),
  pendingComponent: TabSkeleton,
  errorComponent: tabFailure('leads', 'Your leads could not be loaded'),
  component: LeadsTab,
});
