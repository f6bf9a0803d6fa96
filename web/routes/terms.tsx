import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '../features/pages/legal/legal-page';
import { TERMS, TERMS_UPDATED } from '../features/pages/legal/terms';
import { SiteLayout } from '../layouts/site-layout';
import { pageTitle } from '../lib/head';

export const Route = createFileRoute('/terms')({
  head: () => ({ meta: [pageTitle('Terms of Service')] }),
  component: () => (
    <SiteLayout signedIn={Route.useRouteContext().user !== null}>
      <LegalPage title="Terms of Service" updated={TERMS_UPDATED} sections={TERMS} />
    </SiteLayout>
  ),
});
