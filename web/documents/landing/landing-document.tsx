import { AppPromo } from './app-promo';
import { ClosingCall } from './closing-call';
import { Faq } from './faq';
import { FeatureCards } from './feature-cards';
import { Hero } from './hero';
import { Prices } from './prices';
import { Showcase } from './showcase';

/** The landing page. `example` is the address of a listing to open. */
export function LandingDocument({ example }: { example: string | null }) {
  return (
    <>
      <Hero />
      <Showcase example={example} />
      <AppPromo />
      <FeatureCards />
      <Prices />
      <Faq />
      <ClosingCall />
    </>
  );
}
