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
  return await orNotFound(response, () => queryClient.ensureQueryData(query));
}

/** Turns a refusal of the API into the route's not-found page, with the status of whoever asks by machine. */
export async function orNotFound<Data>(
  response: PublicContext['response'],
  load: () => Promise<Data>,
): Promise<Data> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) {
      response.status = error instanceof ApiError && error.status === 503 ? 503 : 500;
      throw error;
    }
    response.status = error.status === 410 ? 410 : 404;
    throw notFound();
  }
}
