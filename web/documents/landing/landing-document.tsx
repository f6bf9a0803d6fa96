import { AppPromo } from './app-promo';
import { ClosingCall } from './closing-call';
import { Faq } from './faq';
import { FeatureCards } from './feature-cards';
import { Hero } from './hero';
import { Showcase } from './showcase';

/** What a visitor sees at '/'. */
export function LandingDocument() {
  return (
    <>
      <Hero />
      <Showcase />
      <FeatureCards />
      <AppPromo />
      <Faq />
      <ClosingCall />
    </>
  );
}
