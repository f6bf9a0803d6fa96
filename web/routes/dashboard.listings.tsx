import { createFileRoute } from '@tanstack/react-router';
import { ListingsTab } from '../features/vehicles/listings-tab';
import { fetchFirst } from '../features/workspace/first-data';
import { tabFailure } from '../features/workspace/tab-failure';
import { readListingsSearch } from '../features/workspace/tab-search';
import { tabHead } from '../features/workspace/workspace-tabs';
import { ListingsSkeleton } from '../ui/core/listings-skeleton';

export const Route = createFileRoute('/dashboard/listings')({
  validateSearch: readListingsSearch,
  loader: ({ context }) => fetchFirst(context.queryClient, 'listings'),
  head: tabHead('listings'),
  pendingComponent: ListingsSkeleton,
  errorComponent: tabFailure('listings', 'Your listings could not be loaded'),
  component: ListingsTab,
});
