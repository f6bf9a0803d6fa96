import { Phone } from 'lucide-react';
import type { ListingDto } from '../../../schema/vehicles/output';
import { useTexts } from '../../i18n/texts';
import { telLink } from '../../lib/format';
import { ButtonLink } from '../../ui/button-link';

/** On phones the two things a buyer may want stay under the thumb. */
export function OfferBar({ listing }: { listing: ListingDto }) {
  const texts = useTexts();
  const { mobileNumber } = listing.publisher;
  if (listing.status === 'sold') return null;
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 flex gap-2 border-line border-t bg-surface px-4 pt-3 pb-safe shadow-overlay lg:hidden">
      {mobileNumber && (
        <ButtonLink
          href={telLink(mobileNumber)}
          size="lg"
          className="flex-1"
          icon={<Phone aria-hidden="true" className="size-4" />}
        >
          {texts.publisher.call}
        </ButtonLink>
      )}
      <ButtonLink href="#offer" size="lg" variant="primary" className="flex-2">
        {texts.offer.jump}
      </ButtonLink>
    </div>
  );
}
