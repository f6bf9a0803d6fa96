import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from './route-tree.gen';

/** What the server wants to know of a rendered page besides its text. */
export interface PageResponse {
  status?: number;
}

/** What the API answers, and what keys are made of. */
type Json = string | number | boolean | null | readonly Json[] | { [name: string]: Json };

interface RouterInput {
  queryClient: QueryClient;
  /** The site's address, for canonical and preview links. */
  origin: string;
  /** The CSP nonce of this answer; the browser has none to give. */
  nonce?: string;
  response?: PageResponse;
  /** The buyer asks for as few bytes as possible. */
  saveData: boolean;
  /** Where there is no browser to keep one. */
  history?: RouterHistory;
}

/** One route tree for server and browser. */
export function createAppRouter({
  queryClient,
  origin,
  nonce,
  saveData,
  history,
  response = {},
}: RouterInput) {
  return createRouter({
    routeTree,
    context: { queryClient, origin, response, saveData },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    // An address below a username is no part of that profile.
    notFoundMode: 'root',
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    // What the server has read: data alone, as a page whose data failed to come is not carried on.
    dehydrate: () => ({
      queries: queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey, state }) => [queryKey, state.data] as [readonly Json[], Json]),
    }),
    hydrate: ({ queries }) => {
      for (const [key, data] of queries) queryClient.setQueryData(key, data);
    },
    ...(nonce ? { ssr: { nonce } } : {}),
    ...(history ? { history } : {}),
  });
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Visitors get this page without the application (worker/pages/render.tsx). */
    plain?: boolean;
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
