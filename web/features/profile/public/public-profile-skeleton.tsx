import { useTexts } from '../../../i18n/texts';
import { PublicLayout } from '../../../layouts/public-layout';
import { Skeleton } from '../../../ui/skeleton';

/** The page to come, in its size. */
export function PublicProfileSkeleton() {
  return (
    <PublicLayout>
      <div role="status" aria-label={useTexts().profile.loading} className="flex flex-col gap-4 px-4 sm:px-0">
        <Skeleton className="h-30 w-full" />
        <Skeleton className="h-6 w-48" />
        <Skeleton className="h-10 w-full" />
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {['first', 'second', 'third'].map((key) => (
            <Skeleton key={key} className="h-96 w-full" />
          ))}
        </div>
      </div>
    </PublicLayout>
  );
}
