import { useWords } from '../../i18n/common-words';
import { Button } from '../button';

export type ShowMoreProps = {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
};

/** Loads more of a paged list. */
export function ShowMore({ list: { hasNextPage, isFetchingNextPage, fetchNextPage } }: ShowMoreProps) {
  const t = useWords();
  if (!hasNextPage) return null;
  return (
    <div className="flex justify-center pt-4">
      <Button pending={isFetchingNextPage} pendingLabel={t('Loading...')} onClick={() => fetchNextPage()}>
        {t('Show more')}
      </Button>
    </div>
  );
}
