import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { TableSkeleton } from '../../ui/table-skeleton';

interface ListStatesProps {
  query: {
    data: readonly unknown[] | undefined;
    isPending: boolean;
    isLoadingError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** "Failed to load users" and the like. */
  failure: string;
  loading: string;
  empty: { icon: ReactNode; title: string; text?: string; action?: ReactNode };
}

/** Shown instead of an empty list. */
export function ListStates({ query, failure, loading, empty }: ListStatesProps) {
  if (query.isPending) return <TableSkeleton label={loading} />;
  if (query.isLoadingError) {
    return (
      <ErrorState
        title={failure}
        text="Check your connection and try again."
        retrying={query.isFetching}
        onRetry={() => query.refetch()}
      />
    );
  }
  return query.data?.length === 0 ? <EmptyState {...empty} /> : null;
}
