import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { ApiError } from './api';

interface PublicContext {
  queryClient: QueryClient;
  response: { status?: number };
}

/** What a public page needs first. Something that is not there, or no longer, is a page that says so, not an error. */
export async function loadPublic<Data, Key extends QueryKey>(
  { queryClient, response }: PublicContext,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  try {
    return await queryClient.ensureQueryData(query);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    if (error.status === 410) response.status = 410;
    throw notFound();
  }
}
