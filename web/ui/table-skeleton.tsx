import { Skeleton } from './skeleton';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Placeholders for rows of a DataTable. `label` is for screen readers. */
export function TableSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="divide-y divide-line">
      {ROWS.map((row) => (
        <div key={row} className="flex items-center gap-6 px-card py-3.5">
          <span className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-40 max-w-full" />
            <Skeleton className="h-3.5 w-28" />
          </span>
          <Skeleton className="h-4 w-20" />
          <Skeleton className="hidden h-8 w-56 md:block" />
        </div>
      ))}
    </div>
  );
}
