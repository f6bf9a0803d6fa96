import type { ListingDto } from '../../../schema/vehicles/output';
import { useOwnWords } from '../../i18n/own-words';
import { useTexts } from '../../i18n/texts';
import { SectionTitle } from '../../ui/card';
import { MoreVehicles } from '../parts/more-vehicles';
import { Registration } from './registration';
import { Specifications } from './specifications';
import type { ListingViewer } from './viewer';

/** The seller's picks come first. */
export const othersOf = ({ suggestions, more }: ListingDto) => [...suggestions, ...more];

/** What follows price, facts and offer. */
export function ListingDetails({ listing, viewer }: { listing: ListingDto; viewer: ListingViewer | null }) {
  const texts = useTexts().listing;
  const own = useOwnWords();
  return (
    <div className="flex flex-col gap-6">
      {listing.description && (
        <section className="flex flex-col gap-2">
          <SectionTitle>{texts.description}</SectionTitle>
          <p className="max-w-prose whitespace-pre-line break-words" {...own(listing.description)}>
            {listing.description}
          </p>
        </section>
      )}
      <Specifications vehicle={listing} />
      {listing.hasRc && <Registration listing={listing} viewer={viewer} />}
      {listing.status !== 'sold' && <MoreVehicles vehicles={othersOf(listing)} isLate />}
    </div>
  );
}
