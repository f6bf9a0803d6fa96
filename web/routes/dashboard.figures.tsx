import { createFileRoute } from '@tanstack/react-router';
import { FiguresTab } from '../features/stock-figures/figures-tab';
import { fetchFirst } from '../features/workspace/first-data';
import { tabFailure } from '../features/workspace/tab-failure';
import { readFiguresSearch } from '../features/workspace/tab-search';
import { tabHead } from '../features/workspace/workspace-tabs';
import { TabSkeleton } from '../ui/core/tab-skeleton';

export const Route = createFileRoute('/dashboard/figures')({
  validateSearch: readFiguresSearch,
  loader: ({ context }) => fetchFirst(context.queryClient, 'figures'),
  head: tabHead('figures'),
  pendingComponent: TabSkeleton,
  errorComponent: tabFailure('figures', 'Your figures could not be loaded'),
  component: FiguresTab,
});
