import { createFileRoute, notFound } from '@tanstack/react-router';
import { vehicleAt } from '../../schema/common/tab-paths';
import { VehiclePage } from '../features/stock/vehicle-page';
import { fetchDesk } from '../features/workspace/first-data';
import { tabHead } from '../features/workspace/workspace-tabs';
import { NotFoundPage } from '../layouts/not-found-page';
import { TabSkeleton } from '../ui/core/tab-skeleton';

export const Route = createFileRoute('/dashboard/listings_/$id')({
  beforeLoad: ({ location }) => {
    if (!vehicleAt(location.pathname)) throw notFound();
  },
  loader: ({ context, params }) => fetchDesk(context.queryClient, params.id),
  head: tabHead('listings'),
  pendingComponent: TabSkeleton,
  notFoundComponent: NotFoundPage,
  component: VehiclePage,
});
