import { Card } from '../card';
import { Skeleton } from '../skeleton';
import { TableSkeleton } from '../table-skeleton';

/** Shown while a tab's code is loading. */
export function TabSkeleton() {
  return (
    <>
      <div className="flex flex-col gap-2 pb-5">
        <Skeleton className="h-7 w-40" />
        <Skeleton className="h-4 w-64 max-w-full" />
      </div>
      <Card padded={false}>
        <TableSkeleton label="Loading" />
      </Card>
    </>
  );
}
