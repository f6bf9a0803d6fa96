import { createFileRoute } from '@tanstack/react-router';
import { PlansPage } from '../features/billing/plans-page';
import { SiteLayout } from '../layouts/site-layout';
import { pageTitle } from '../lib/head';

export const Route = createFileRoute('/subscription')({
  head: () => ({ meta: [pageTitle('Plans')] }),
  component: () => {
    const { user } = Route.useRouteContext();
    return (
      <SiteLayout signedIn={user !== null}>
        <PlansPage current={user?.subscriptionPlan ?? null} />
      </SiteLayout>
    );
  },
});
