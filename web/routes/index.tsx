import { createFileRoute, redirect } from '@tanstack/react-router';
import { BRAND } from '../../schema/common/brand';
import { LandingPage } from '../features/pages/landing/landing-page';
import { SiteLayout } from '../layouts/site-layout';

const DESCRIPTION =
  'Publish a page for every used vehicle, print its QR code and get buyers’ offers as leads. Free to start, no credit card.';

export const Route = createFileRoute('/')({
  beforeLoad: ({ context }) => {
    if (context.user) throw redirect({ to: '/dashboard', search: { tab: 'dashboard' }, replace: true });
  },
  head: () => ({
    meta: [
      { title: `${BRAND.name} - ${BRAND.tagline}` },
      { name: 'description', content: DESCRIPTION },
      { property: 'og:title', content: `${BRAND.name} - ${BRAND.tagline}` },
      { property: 'og:description', content: DESCRIPTION },
      { property: 'og:url', content: `${window.location.origin}/` },
    ],
    links: [{ rel: 'canonical', href: `${window.location.origin}/` }],
  }),
  component: () => (
    <SiteLayout>
      <LandingPage />
    </SiteLayout>
  ),
});
