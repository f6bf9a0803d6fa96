import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { type JsonResponse, read } from './api';

/** The API's response to a list request: at most a hundred items, and a cursor for the next ones. */
export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** Reads one page of a list; the cursor of the next one is in a header. Throws ApiError like `read`. */
export async function readPage<Item>(
  call: Promise<JsonResponse<Item[]> & { headers: Headers }>,
): Promise<Page<Item>> {
  const response = await call;
  return {
    items: await read(Promise.resolve(response)),
    nextCursor: response.headers.get('x-next-cursor'),
  };
}

type FetchPage<Item> = (client: QueryClient, query: { cursor?: string }) => Promise<Page<Item>>;

/** A list that is read page by page and shown as one. */
export function pagedQuery<Item>(
  queryKey: QueryKey,
  fetchPage: FetchPage<Item>,
  options: {
    staleTime?: number;
    refetchInterval?: number;
    refetchOnWindowFocus?: 'always';
    meta?: Record<string, unknown>;
  } = {},
) {
  return infiniteQueryOptions({
    ...options,
    queryKey,
    queryFn: ({ client, pageParam }) => fetchPage(client, pageParam ? { cursor: pageParam } : {}),
    initialPageParam: '',
    // A filtered list keeps showing the previous rows until the response arrives.
    placeholderData: keepPreviousData,
    getNextPageParam: (last: Page<Item>) => last.nextCursor,
    select: (data) => data.pages.flatMap((page) => page.items),
  });
}
