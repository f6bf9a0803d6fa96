import { Inbox } from 'lucide-react';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/core/empty-state';
import { ErrorState } from '../../ui/core/error-state';
import { ShowMore } from '../../ui/core/show-more';
import { HouseAd } from '../../ui/house-ad';
import { Skeleton } from '../../ui/skeleton';
import { Spinner } from '../../ui/spinner';
import { TableSkeleton } from '../../ui/table-skeleton';
import { VehicleCardSkeleton } from '../../ui/vehicle-card-skeleton';

const MORE = { hasNextPage: true, isFetchingNextPage: false, fetchNextPage: () => {} };

export function StateParts() {
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Card>
        <EmptyState
          icon={<Inbox />}
          title="No lead matches"
          text="Try a part of the name, or the number."
          action={<Button>Show all leads</Button>}
        />
      </Card>
      <Card>
        <ErrorState
          title="Your listings could not be loaded"
          text="Check your connection."
          onRetry={() => {}}
        />
      </Card>
      <Card>
        <TableSkeleton label="Loading a table" />
      </Card>
      <VehicleCardSkeleton />
      <Card className="flex items-center gap-4">
        <Spinner label="Loading" />
        <Skeleton className="h-4 w-40" />
      </Card>
      <HouseAd
        plans={['starter']}
        label="Advertisement"
        title="Sell more with Growth"
        text="Twenty listings at a time."
        action="See plans"
        href="/subscription"
      />
      <ShowMore list={MORE} />
      <ShowMore list={{ ...MORE, isFetchingNextPage: true }} />
    </div>
  );
}
