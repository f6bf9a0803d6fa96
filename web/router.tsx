import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { routeTree } from './route-tree.gen';

/** What the server wants to know of a rendered page besides its text. */
export interface PageResponse {
  status?: number;
}

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
  const router = createRouter({
    routeTree,
    context: { queryClient, origin, response, saveData },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    // An address below a username is no part of that profile.
    notFoundMode: 'root',
    ...(nonce ? { ssr: { nonce } } : {}),
    ...(history ? { history } : {}),
  });
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
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
