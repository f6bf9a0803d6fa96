import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { actingBase } from './lib/acting';
import { parseSearch, stringifySearch } from './lib/search-text';
import { routeTree } from './route-tree.gen';

/** The application's router, for all its addresses. */
export const createAppRouter = (queryClient: QueryClient) =>
  createRouter({
    routeTree,
    basepath: actingBase() || '/',
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    parseSearch,
    stringifySearch,
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
