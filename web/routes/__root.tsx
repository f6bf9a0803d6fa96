import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, Outlet, redirect } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { movedTabAddress } from '../../schema/common/tab-paths';
import { currentUserQuery } from '../features/auth/auth.queries';
import { LiveUpdates } from '../features/live/live-updates';
import { ErrorPage } from '../layouts/error-page';
import { NotFoundPage } from '../layouts/not-found-page';
import { actingHere } from '../lib/acting';
import { ApiError } from '../lib/api';
import { Toaster } from '../ui/toaster';

export interface RouterContext {
  queryClient: QueryClient;
}

const NoLongerHere = lazy(async () => ({
  default: (await import('../features/staff/no-longer-here')).NoLongerHere,
}));

/** Whether the person does not work for the seller in the address. */
const isGone = (error: unknown) => actingHere() && error instanceof ApiError && error.status === 404;

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
  errorComponent: ({ error }) => <Suspense>{isGone(error) ? <NoLongerHere /> : <ErrorPage />}</Suspense>,
});
