import type { ListingDto } from '../../../schema/vehicles/output';
import { useTexts } from '../../i18n/texts';
import { SectionTitle } from '../../ui/card';
import { Registration } from './registration';
import { Specifications } from './specifications';
import { SuggestedVehicles } from './suggested-vehicles';
import type { ListingViewer } from './viewer';

/** What a buyer reads after price, facts and offer. */
export function ListingDetails({ listing, viewer }: { listing: ListingDto; viewer: ListingViewer | null }) {
  const texts = useTexts().listing;
  return (
    <div className="flex flex-col gap-6">
      {listing.description && (
        <section className="flex flex-col gap-2">
          <SectionTitle>{texts.description}</SectionTitle>
          <p className="max-w-prose whitespace-pre-line break-words">{listing.description}</p>
        </section>
      )}
      <Specifications vehicle={listing} />
      {listing.hasRc && <Registration listing={listing} viewer={viewer} />}
      <SuggestedVehicles vehicles={listing.suggestions} />
    </div>
  );
}
