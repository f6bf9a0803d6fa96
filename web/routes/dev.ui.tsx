import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { NotFoundPage } from '../layouts/not-found-page';
import { pageTitle } from '../lib/head';

/** Compiled out of a production build. */
const PartsPage = __DEV_TOOLS__
  ? lazyRouteComponent(() => import('../features/parts/parts-page'), 'PartsPage')
  : NotFoundPage;

export const Route = createFileRoute('/dev/ui')({
  head: () => ({ meta: [pageTitle('Parts')] }),
  component: PartsPage,
});
