import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, Outlet, redirect } from '@tanstack/react-router';
import { Suspense } from 'react';
import { movedTabAddress } from '../../schema/common/tab-paths';
import { currentUserQuery } from '../features/auth/auth.queries';
import { LiveUpdates } from '../features/live/live-updates';
import { actingFailure, UnlessPhoneAsks } from '../features/staff/acting-failure';
import { workplaceName } from '../features/staff/workplace-name';
import { ErrorPage } from '../layouts/error-page';
import { NotFoundPage } from '../layouts/not-found-page';
import { nameWorkplace } from '../lib/head';
import { Toaster } from '../ui/toaster';

export interface RouterContext {
  queryClient: QueryClient;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, location: { pathname, searchStr } }) => {
    const moved = movedTabAddress({ pathname, search: searchStr });
    if (moved) throw redirect({ to: moved, replace: true });
    const user = await context.queryClient.ensureQueryData(currentUserQuery);
    if (user?.staff) nameWorkplace(workplaceName(user));
    return { user };
  },
  component: () => (
    <>
      <HeadContent />
      <UnlessPhoneAsks>
        <Outlet />
      </UnlessPhoneAsks>
      <Toaster />
      <LiveUpdates />
    </>
  ),
  notFoundComponent: NotFoundPage,
  errorComponent: ({ error }) => <Suspense>{actingFailure(error) ?? <ErrorPage />}</Suspense>,
});
