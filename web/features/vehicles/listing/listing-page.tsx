import { Link } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import type { ListingDto } from '../../../../schema/contracts/vehicles';
import { useTexts } from '../../../i18n/texts';
import { PublicLayout } from '../../../layouts/public-layout';
import { buttonClass } from '../../../ui/button-class';
import { SectionTitle } from '../../../ui/card';
import type { OfferSource } from '../../leads/offer-form';
import { useViewBeacon } from '../../views/views.queries';
import { Gallery } from './gallery';
import { KeyFacts } from './key-facts';
import { ListingTitle } from './listing-title';
import { OfferPanel } from './offer-panel';
import { PublisherPanel } from './publisher-panel';
import { Specifications } from './specifications';
import { SuggestedVehicles } from './suggested-vehicles';

interface ListingPageProps {
  listing: ListingDto;
  source: OfferSource;
  offerSent: boolean;
  viewerId: string | null;
  origin: string;
}

/** The page a buyer scans: photos, price, facts, offer. On phones one column in that order. */
export function ListingPage({ listing, source, offerSent, viewerId, origin }: ListingPageProps) {
  const texts = useTexts();
  useViewBeacon({ vehicleId: listing.id });
  return (
    <PublicLayout>
      {viewerId === listing.userId && (
        <p className="flex flex-wrap items-center justify-between gap-2 bg-accent-soft px-4 py-2 text-sm sm:rounded-lg">
          {texts.listing.ownListing}
          <Link to="/dashboard" search={{ tab: 'listings' }} className="font-medium underline">
            {texts.listing.toDashboard}
          </Link>
        </p>
      )}
      <article className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        <div className="flex min-w-0 flex-col gap-5">
          <Gallery images={listing.images} name={listing.name} />
          <div className="flex flex-col gap-5 px-4 sm:px-0 lg:hidden">
            <ListingTitle listing={listing} />
          </div>
          <div className="flex flex-col gap-6 px-4 sm:px-0">
            <KeyFacts vehicle={listing} />
            {listing.description && (
              <section className="flex flex-col gap-2">
                <SectionTitle>{texts.listing.description}</SectionTitle>
                <p className="max-w-prose whitespace-pre-line">{listing.description}</p>
              </section>
            )}
            <Specifications specifications={listing.specifications} />
            {listing.rcImageUrl && (
              <section className="flex items-center justify-between gap-3">
                <SectionTitle>{texts.listing.registration}</SectionTitle>
                <a href={listing.rcImageUrl} target="_blank" rel="noreferrer" className={buttonClass({})}>
                  <FileText aria-hidden="true" className="size-4" />
                  {texts.listing.openRegistration}
                </a>
              </section>
            )}
            <SuggestedVehicles vehicles={listing.suggestions} />
          </div>
        </div>
        <aside className="flex flex-col gap-4 px-4 sm:px-0 lg:sticky lg:top-6 lg:self-start">
          <div className="hidden lg:block">
            <ListingTitle listing={listing} />
          </div>
          <OfferPanel listing={listing} source={source} sent={offerSent} />
          <PublisherPanel
            publisher={listing.publisher}
            vehicleName={listing.name}
            url={`${origin}/vehicle/${listing.id}`}
          />
        </aside>
      </article>
    </PublicLayout>
  );
}
