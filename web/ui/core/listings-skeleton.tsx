import { useWords } from '../../i18n/common-words';
import { Skeleton } from '../skeleton';
import { VehicleCardSkeleton } from '../vehicle-card-skeleton';

/** Placeholders for a list of vehicles' cards. */
export const CardsSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
    {['first', 'second', 'third', 'fourth'].map((key) => (
      <VehicleCardSkeleton key={key} />
    ))}
  </div>
);

/** Placeholders for the seller's listings. The server passes its label in the language of the frame. */
export function ListingsSkeleton({ label }: { label?: string }) {
  const t = useWords();
  return (
    <>
      <Skeleton className="mb-2 h-7 w-40" />
      <Skeleton className="mb-5 h-4 w-64" />
      <Skeleton className="mb-4 h-9 w-64 rounded-md pointer-coarse:h-12" />
      <CardsSkeleton label={label ?? t('Loading your listings')} />
    </>
  );
}
