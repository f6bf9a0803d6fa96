import { useWords } from '../../i18n/common-words';
import { Card } from '../card';
import { Skeleton } from '../skeleton';
import { TableSkeleton } from '../table-skeleton';

/** Shown while a tab's code is loading. The server passes its label in the language of the frame. */
export function TabSkeleton({ label }: { label?: string }) {
  const t = useWords();
  return (
    <>
      <div className="flex flex-col gap-2 pb-5">
        <Skeleton className="h-7 w-40" />
        <Skeleton className="h-4 w-64 max-w-full" />
      </div>
      <Card padded={false}>
        <TableSkeleton label={label ?? t('Loading')} />
      </Card>
    </>
  );
}
