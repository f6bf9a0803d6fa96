import type { ListingDto } from '../../../../schema/vehicles/output';
import { useTexts } from '../../../i18n/texts';
import { Card, SectionTitle } from '../../../ui/card';
import { OfferForm, type OfferSource } from '../../leads/offer-form';
import type { ListingAddress } from './listing-address';

export interface OfferPanelProps {
  listing: ListingDto;
  address: ListingAddress;
  source: OfferSource;
  sent: boolean;
}

/** The offer form, or why there is none. */
export function OfferPanel({ listing, ...form }: OfferPanelProps) {
  const texts = useTexts();
  if (listing.status === 'sold') {
    return (
      <Card id="offer" className="flex flex-col gap-1">
        <SectionTitle className="text-danger">{texts.sold.title}</SectionTitle>
        <p className="text-ink-muted">{texts.sold.text}</p>
      </Card>
    );
  }
  return (
    <Card id="offer" className="flex scroll-mt-4 flex-col gap-4">
      <div>
        <SectionTitle>{texts.offer.title}</SectionTitle>
        <p className="text-ink-muted text-sm">{texts.offer.intro}</p>
      </div>
      <OfferForm currency={listing.currency} {...form} />
    </Card>
  );
}
