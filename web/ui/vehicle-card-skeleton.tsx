import { Card } from './card';
import { Skeleton } from './skeleton';

/** A placeholder for a VehicleCard, in its exact size. */
export function VehicleCardSkeleton() {
  return (
    <Card padded={false} className="flex h-full flex-col">
      <div className="flex flex-1 sm:flex-col">
        <div className="w-32 shrink-0 max-sm:p-3 max-sm:pr-0 sm:w-full">
          <Skeleton className="aspect-4/3 w-full rounded-none max-sm:rounded-md" />
        </div>
        <div className="flex min-w-0 flex-1 flex-col gap-1.5 p-3 sm:px-4">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="mt-auto h-4 w-2/3" />
        </div>
      </div>
      <div className="flex h-11 items-center border-line border-t px-3 pointer-coarse:h-14 sm:px-4">
        <Skeleton className="h-5.5 w-20" />
      </div>
    </Card>
  );
}
