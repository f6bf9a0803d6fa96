import { createFileRoute } from '@tanstack/react-router';
import { PrintTab } from '../features/print/print-tab';
import { fetchFirst } from '../features/workspace/first-data';
import { readPrintSearch } from '../features/workspace/tab-search';
import { tabHead } from '../features/workspace/workspace-tabs';
import { TabSkeleton } from '../ui/core/tab-skeleton';

export const Route = createFileRoute('/dashboard/print')({
  validateSearch: readPrintSearch,
  loader: ({ context }) => fetchFirst(context.queryClient, 'print'),
  head: tabHead('print'),
  pendingComponent: TabSkeleton,
  component: PrintTab,
});
