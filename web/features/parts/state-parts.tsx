import { Inbox } from 'lucide-react';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/core/empty-state';
import { ErrorState } from '../../ui/core/error-state';
import { CardsSkeleton } from '../../ui/core/listings-skeleton';
import { Loaded } from '../../ui/core/loaded';
import { ShowMore } from '../../ui/core/show-more';
import { TabSkeleton } from '../../ui/core/tab-skeleton';
import { ExampleListing } from '../../ui/example-listing';
import { HouseAd } from '../../ui/house-ad';
import { Skeleton } from '../../ui/skeleton';
import { Spinner } from '../../ui/spinner';
import { TableSkeleton } from '../../ui/table-skeleton';
import { VehicleCardSkeleton } from '../../ui/vehicle-card-skeleton';

const FAILED = { data: undefined, isError: true, refetch: () => {} };
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
      <Card>
        <Loaded query={FAILED} failure="Your contacts could not be loaded" loading={null}>
          {() => null}
        </Loaded>
      </Card>
      <div>
        <TabSkeleton />
      </div>
      <div className="md:col-span-2">
        <CardsSkeleton label="Loading cards" />
      </div>
      <div className="overflow-clip rounded-lg bg-brand p-6">
        <ExampleListing facts="Petrol · Manual" />
      </div>
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
