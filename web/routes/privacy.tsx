import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '../features/pages/legal/legal-page';
import { PRIVACY, PRIVACY_UPDATED } from '../features/pages/legal/privacy';
import { SiteLayout } from '../layouts/site-layout';
import { pageTitle } from '../lib/head';

export const Route = createFileRoute('/privacy')({
  head: () => ({ meta: [pageTitle('Privacy Policy')] }),
  component: () => (
    <SiteLayout signedIn={Route.useRouteContext().user !== null}>
      <LegalPage title="Privacy Policy" updated={PRIVACY_UPDATED} sections={PRIVACY} />
    </SiteLayout>
  ),
});
