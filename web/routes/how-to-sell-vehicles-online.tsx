import { createFileRoute } from '@tanstack/react-router';
import { GuidePage } from '../features/pages/guide/guide-page';
import { guideHead } from '../features/pages/page-heads';
import { SiteLayout } from '../layouts/site-layout';

export const Route = createFileRoute('/how-to-sell-vehicles-online')({
  head: () => guideHead(window.location.origin),
  component: () => (
    <SiteLayout signedIn={Route.useRouteContext().user !== null}>
      <GuidePage />
    </SiteLayout>
  ),
});
