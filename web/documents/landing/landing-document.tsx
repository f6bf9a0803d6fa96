import { AppPromo } from './app-promo';
import { ClosingCall } from './closing-call';
import { Faq } from './faq';
import { FeatureCards } from './feature-cards';
import { Hero } from './hero';

/** What a visitor sees at '/' (spec 1, section 2). */
export function LandingDocument() {
  return (
    <>
      <Hero />
      <FeatureCards />
      <AppPromo />
      <Faq />
      <ClosingCall />
    </>
  );
}
