import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router';
import { currentUserQuery } from '../features/auth/auth.queries';
import { LiveUpdates } from '../features/live/live-updates';
import { ErrorPage } from '../features/pages/error-page';
import { NotFoundPage } from '../features/pages/not-found-page';
import { siteHead } from '../lib/head';
import type { PageResponse } from '../router';
import { Toaster } from '../ui/toaster';

export interface RouterContext {
  queryClient: QueryClient;
  origin: string;
  saveData: boolean;
  response: PageResponse;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context }) => ({
    user: await context.queryClient.ensureQueryData(currentUserQuery),
  }),
  head: ({ match }) => siteHead(match.context.origin),
  component: () => (
    <>
      <HeadContent />
      <Outlet />
      <Toaster />
      <LiveUpdates />
    </>
  ),
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
});
