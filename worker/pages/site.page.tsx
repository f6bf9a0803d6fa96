import type { ReactNode } from 'react';
import { GuideDocument } from '../../web/documents/guide/guide-document';
import { HelpDocument } from '../../web/documents/help/help-document';
import { LandingDocument } from '../../web/documents/landing/landing-document';
import { say as sayOnLanding } from '../../web/documents/landing/words';
import { LegalDocument } from '../../web/documents/legal/legal-document';
import { PRIVACY, PRIVACY_UPDATED } from '../../web/documents/legal/privacy';
import { PRIVACY_IN_HINDI } from '../../web/documents/legal/privacy.hi';
import { TERMS, TERMS_UPDATED } from '../../web/documents/legal/terms';
import { TERMS_IN_HINDI } from '../../web/documents/legal/terms.hi';
import type { DocumentHead } from '../../web/documents/parts/document-head';
import { SiteLayout } from '../../web/layouts/site-layout';
import { say } from '../../web/layouts/words';
import type { AppContext } from '../http/app-env';
import { isSignedIn, renderDocument } from './document';

/** Responds with a page about the product, in its frame. */
export const renderSitePage = (
  c: AppContext,
  page: { head: DocumentHead | (() => DocumentHead); body: ReactNode; status?: number },
) =>
  renderDocument(c, {
    ...page,
    shell: 'site',
    body: <SiteLayout signedIn={isSignedIn(c)}>{page.body}</SiteLayout>,
  });

const landingHead = (): DocumentHead => ({
  description: sayOnLanding(
    'Publish a page for every used vehicle, print its QR code and get buyers’ offers as leads. Free to start, no credit card.',
  ),
  canonical: '/',
});

/** The short link of the example. `src=link` keeps it from counting as a scan. */
const exampleOf = ({ var: { ctx } }: AppContext) =>
  ctx.settings.EXAMPLE_CODE ? `/q/${ctx.settings.EXAMPLE_CODE}?src=link` : null;

/** The landing page for visitors; signed-in people are redirected to their dashboard. */
export const showLanding = async (c: AppContext) =>
  isSignedIn(c)
    ? c.redirect('/dashboard', 302)
    : renderSitePage(c, { head: landingHead, body: <LandingDocument example={exampleOf(c)} /> });

const guideHead = (): DocumentHead => ({
  title: say('How to sell vehicles online'),
  description: say('Photos, price, QR code, leads: a guide to selling used vehicles online in India.'),
  canonical: '/guide',
});

/** The guide has two addresses, one of them canonical. */
export const showGuide = (c: AppContext) => renderSitePage(c, { head: guideHead, body: <GuideDocument /> });

const helpHead = (): DocumentHead => ({
  title: say('Help'),
  description: say('Listing, papers, sharing, offers, republishing, plans: answers for sellers.'),
  canonical: '/help',
});

export const showHelp = (c: AppContext) => renderSitePage(c, { head: helpHead, body: <HelpDocument /> });

const PRIVACY_TEXTS = { en: PRIVACY, hi: PRIVACY_IN_HINDI };

export const showPrivacy = (c: AppContext) =>
  renderSitePage(c, {
    head: () => ({ title: say('Privacy Policy'), canonical: '/privacy' }),
    body: <LegalDocument title="Privacy Policy" updated={PRIVACY_UPDATED} texts={PRIVACY_TEXTS} />,
  });

const TERMS_TEXTS = { en: TERMS, hi: TERMS_IN_HINDI };

export const showTerms = (c: AppContext) =>
  renderSitePage(c, {
    head: () => ({ title: say('Terms of Service'), canonical: '/terms' }),
    body: <LegalDocument title="Terms of Service" updated={TERMS_UPDATED} texts={TERMS_TEXTS} />,
  });
