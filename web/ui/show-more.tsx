import { Button } from './button';

export type ShowMoreProps = { hasMore: boolean; pending: boolean; onMore: () => void };

/** Loads more of a paged list. */
export function ShowMore({ hasMore, pending, onMore }: ShowMoreProps) {
  if (!hasMore) return null;
  return (
    <div className="flex justify-center pt-4">
      <Button pending={pending} pendingLabel="Loading..." onClick={onMore}>
        Show more
      </Button>
    </div>
  );
}
