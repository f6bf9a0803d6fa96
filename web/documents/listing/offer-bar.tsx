import { MessageCircle, Phone } from 'lucide-react';
import { waLink } from '../../../schema/common/wa-link';
import type { ListingDto } from '../../../schema/vehicles/output';
import { useTexts } from '../../i18n/texts';
import { telLink } from '../../lib/format';
import { ButtonLink } from '../../ui/core/button-link';

/** On phones, the buyer's actions stay within reach until the form itself is visible (web/page/offer-bar.ts). */
export function OfferBar({ listing, url }: { listing: ListingDto; url: string }) {
  const { offer, publisher } = useTexts();
  const { mobileNumber } = listing.publisher;
  return (
    <div
      data-offer-bar
      className="fixed inset-x-0 bottom-0 z-30 flex flex-wrap gap-2 border-line border-t bg-surface px-4 pt-3 pb-safe shadow-overlay lg:hidden"
    >
      {mobileNumber && (
        <>
          <ButtonLink
            href={telLink(mobileNumber)}
            size="lg"
            aria-label={publisher.call}
            icon={<Phone aria-hidden="true" className="size-5" />}
          />
          <ButtonLink
            href={waLink(mobileNumber, publisher.whatsAppText(listing.name, url))}
            target="_blank"
            rel="noreferrer"
            size="lg"
            aria-label={publisher.whatsApp}
            icon={<MessageCircle aria-hidden="true" className="size-5" />}
          />
        </>
      )}
      <ButtonLink href="#offer" size="lg" variant="primary" className="min-w-min flex-1">
        {offer.jump}
      </ButtonLink>
    </div>
  );
}
