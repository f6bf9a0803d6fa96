import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, Outlet, redirect } from '@tanstack/react-router';
import { movedTabAddress } from '../../schema/common/tab-paths';
import { currentUserQuery } from '../features/auth/auth.queries';
import { LiveUpdates } from '../features/live/live-updates';
import { ErrorPage } from '../layouts/error-page';
import { NotFoundPage } from '../layouts/not-found-page';
import { Toaster } from '../ui/toaster';

export interface RouterContext {
  queryClient: QueryClient;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, location: { pathname, searchStr } }) => {
    const moved = movedTabAddress({ pathname, search: searchStr });
    if (moved) throw redirect({ to: moved, replace: true });
    return { user: await context.queryClient.ensureQueryData(currentUserQuery) };
  },
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
