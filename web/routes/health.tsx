import { createFileRoute } from '@tanstack/react-router';
import { healthQuery } from '../features/health/health.queries';
import { HealthPage } from '../features/health/health-page';
import { SiteLayout } from '../layouts/site-layout';
import { pageTitle } from '../lib/head';

export const Route = createFileRoute('/health')({
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(healthQuery);
  },
  head: () => ({ meta: [pageTitle('Status'), { name: 'robots', content: 'noindex' }] }),
  component: () => (
    <SiteLayout signedIn={Route.useRouteContext().user !== null}>
      <div className="mx-auto max-w-4xl px-4 py-8 sm:px-6 sm:py-12">
        <HealthPage />
      </div>
    </SiteLayout>
  ),
});
