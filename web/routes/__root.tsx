import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router';
import { currentUserQuery } from '../features/auth/auth.queries';
import { LiveUpdates } from '../features/live/live-updates';
import { ErrorPage } from '../layouts/error-page';
import { NotFoundPage } from '../layouts/not-found-page';
import { Toaster } from '../ui/toaster';

export interface RouterContext {
  queryClient: QueryClient;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context }) => ({
    user: await context.queryClient.ensureQueryData(currentUserQuery),
  }),
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
