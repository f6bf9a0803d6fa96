import type { ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from './empty-state';
import { LoadFailure } from './load-failure';

interface LoadedProps<Data> {
  query: { data: Data | undefined; isError: boolean; refetch: () => unknown };
  /** "Failed to load users" and the like. */
  failure: string;
  /** What the server says about the failure, if more than the connection can be its cause. */
  failureText?: string | undefined;
  loading: ReactNode;
  /** Shown for an empty list. */
  empty?: EmptyStateProps;
  children: (data: Data) => ReactNode;
}

/** A part of a screen with its own query: the data, or a state for loading, failure or an empty list. */
export function Loaded<Data>({ query, failure, failureText, loading, empty, children }: LoadedProps<Data>) {
  const { data, isError, refetch } = query;
  if (data === undefined) {
    if (!isError) return loading;
    return <LoadFailure title={failure} text={failureText} onRetry={refetch} />;
  }
  return empty && Array.isArray(data) && data.length === 0 ? <EmptyState {...empty} /> : children(data);
}
