import { Link } from '@tanstack/react-router';
import type { UserDto } from '../../../../schema/auth/output';
import type { ListingDto } from '../../../../schema/vehicles/output';
import { useTexts } from '../../../i18n/texts';
import { PublicLayout } from '../../../layouts/public-layout';
import type { OfferSource } from '../../leads/offer-form';
import { useViewBeacon } from '../../views/views.queries';
import { Gallery } from './gallery';
import { KeyFacts } from './key-facts';
import type { ListingAddress } from './listing-address';
import { ListingRest, OfferPanel } from './listing-later';
import { ListingTitle } from './listing-title';
import { OfferBar } from './offer-bar';
import { PublisherPanel } from './publisher-panel';

interface ListingPageProps {
  listing: ListingDto;
  address: ListingAddress;
  /** Whose vehicle it is, where a reseller offers it. */
  ownerName?: string;
  source: OfferSource;
  offerSent: boolean;
  viewer: Pick<UserDto, 'id' | 'subscriptionPlan'> | null;
  origin: string;
  saveData: boolean;
}

/** The page a buyer scans: photos, price, facts, offer. On phones one column in that order. */
export function ListingPage(props: ListingPageProps) {
  const { listing, address, ownerName, source, offerSent, viewer, origin, saveData } = props;
  const texts = useTexts();
  useViewBeacon(address.ref);
  return (
    <PublicLayout>
      {viewer?.id === listing.userId && (
        <p className="flex flex-wrap items-center justify-between gap-2 bg-accent-soft px-4 py-2 text-sm sm:rounded-lg">
          {texts.listing.ownListing}
          <Link
            to="/dashboard"
            search={{ tab: ownerName ? 'republished' : 'listings' }}
            className="font-medium underline"
          >
            {texts.listing.toDashboard}
          </Link>
        </p>
      )}
      <article
        data-listing={JSON.stringify(address.ref)}
        className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_auto_1fr]"
      >
        <div className="lg:row-span-2">
          <Gallery images={listing.images} name={listing.name} saveData={saveData} />
        </div>
        <div className="px-4 sm:px-0 lg:col-start-2 lg:row-start-1">
          <ListingTitle listing={listing} />
        </div>
        <div className="px-4 sm:px-0 lg:row-start-3">
          <KeyFacts vehicle={listing} />
        </div>
        <aside className="flex flex-col gap-4 px-4 sm:px-0 lg:col-start-2 lg:row-span-3 lg:row-start-2">
          <OfferPanel listing={listing} address={address} source={source} sent={offerSent} />
          <PublisherPanel
            publisher={listing.publisher}
            vehicleName={listing.name}
            url={`${origin}${address.path}`}
            ownerName={ownerName}
          />
        </aside>
        <div className="second-frame px-4 sm:px-0 lg:row-start-4">
          <ListingRest listing={listing} isRepublished={ownerName !== undefined} viewer={viewer} />
        </div>
      </article>
      <OfferBar listing={listing} />
    </PublicLayout>
  );
}
