import { Skeleton } from '../../ui/skeleton';

const KEYS = ['first', 'second', 'third', 'fourth', 'fifth'];

type RowsSkeletonProps = { label: string; rows: number; thumbnail?: boolean };

/** Placeholders for rows of "the latest", in their size. */
export function RowsSkeleton({ label, rows, thumbnail }: RowsSkeletonProps) {
  return (
    <div role="status" aria-label={label} className="divide-y divide-line">
      {KEYS.slice(0, rows).map((key) => (
        <div key={key} className="flex items-center gap-3 px-card py-3">
          {thumbnail && <Skeleton className="h-15 w-20" />}
          <span className="flex flex-1 flex-col gap-1.5">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
          </span>
          <Skeleton className="h-4 w-20" />
        </div>
      ))}
    </div>
  );
}
