import { FileText } from 'lucide-react';
import type { ListingDto } from '../../../../schema/contracts/vehicles';
import { useTexts } from '../../../i18n/texts';
import { Button } from '../../../ui/button';
import { SectionTitle } from '../../../ui/card';
import { Specifications } from './specifications';
import { SuggestedVehicles } from './suggested-vehicles';

/** What a buyer reads after price, facts and offer. */
export function ListingDetails({ listing }: { listing: ListingDto }) {
  const texts = useTexts().listing;
  return (
    <div className="flex flex-col gap-6">
      {listing.description && (
        <section className="flex flex-col gap-2">
          <SectionTitle>{texts.description}</SectionTitle>
          <p className="max-w-prose whitespace-pre-line break-words">{listing.description}</p>
        </section>
      )}
      <Specifications specifications={listing.specifications} />
      {listing.rcImageUrl && (
        <section className="flex items-center justify-between gap-3">
          <SectionTitle>{texts.registration}</SectionTitle>
          <Button asChild icon={<FileText aria-hidden="true" className="size-4" />}>
            <a href={listing.rcImageUrl} target="_blank" rel="noreferrer">
              {texts.openRegistration}
            </a>
          </Button>
        </section>
      )}
      <SuggestedVehicles vehicles={listing.suggestions} />
    </div>
  );
}
