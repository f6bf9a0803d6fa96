import { WORKSPACE_PATHS } from '../../../schema/common/tab-paths';
import type { ListingDto } from '../../../schema/vehicles/output';
import { useTexts } from '../../i18n/texts';
import { HouseAd } from '../../ui/house-ad';
import { FailedTemplates } from '../parts/failed-templates';
import { MoreVehicles } from '../parts/more-vehicles';
import { PublicFrame } from '../parts/public-frame';
import { Gallery } from './gallery';
import { KeyFacts } from './key-facts';
import type { ListingAddress } from './listing-address';
import { ListingDetails, othersOf } from './listing-details';
import { ListingTitle } from './listing-title';
import { OfferBar } from './offer-bar';
import { OfferPanel, type OfferState } from './offer-panel';
import { PublisherPanel } from './publisher-panel';
import { RepublishCard } from './republish-card';
import type { ListingViewer } from './viewer';

export interface ListingDocumentProps {
  listing: ListingDto;
  address: ListingAddress;
  /** The owner, if a reseller offers the vehicle. */
  ownerName: string | undefined;
  offer: OfferState;
  viewer: ListingViewer | null;
  origin: string;
  now: number;
  saveData: boolean;
}

/** The page behind a scanned code: photos, price, facts, offer; on phones in one column, in that order. */
export function ListingDocument(props: ListingDocumentProps) {
  const { listing, address, ownerName, offer, viewer, origin, now, saveData } = props;
  const texts = useTexts();
  const takesOffers = listing.status !== 'sold' && !('sent' in offer);
  return (
    <PublicFrame isSignedIn={viewer !== null} hasBar={takesOffers}>
      {viewer?.isOwner && (
        <OwnListing
          path={ownerName ? WORKSPACE_PATHS.republished : `${WORKSPACE_PATHS.listings}/${listing.id}`}
        />
      )}
      <article
        data-listing={JSON.stringify(address.ref)}
        className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_auto_1fr]"
      >
        <div className="lg:row-span-2">
          <Gallery
            images={listing.images}
            kinds={listing.facts.photoKinds}
            path={address.path}
            name={listing.name}
            saveData={saveData}
            isSold={listing.status === 'sold'}
          />
        </div>
        <div className="px-4 sm:px-0 lg:col-start-2 lg:row-start-1">
          <ListingTitle listing={listing} path={address.path} now={now} />
        </div>
        <div className="px-4 sm:px-0 lg:row-start-3">
          <KeyFacts vehicle={listing} />
        </div>
        <aside className="flex flex-col gap-4 px-4 sm:px-0 lg:col-start-2 lg:row-span-3 lg:row-start-2">
          <OfferPanel
            listing={listing}
            isOwner={viewer?.isOwner ?? false}
            address={address}
            offer={offer}
            origin={origin}
          />
          {listing.status === 'sold' && <MoreVehicles vehicles={othersOf(listing)} />}
          <PublisherPanel
            publisher={listing.publisher}
            vehicleName={listing.name}
            url={`${origin}${address.path}`}
            ownerName={ownerName}
          />
        </aside>
        <div className="px-4 sm:px-0 lg:row-start-4">
          <ListingDetails listing={listing} viewer={viewer} />
          {ownerName === undefined && <RepublishCard listing={listing} viewer={viewer} />}
          <HouseAd
            plans={[viewer?.plan, listing.publisher.subscriptionPlan]}
            label={texts.ad.label}
            {...texts.houseAd}
            href="/signup"
            className="mt-6"
          />
          <p className="mt-6 text-ink-muted text-xs">
            <a href={`${address.path}/report`} rel="nofollow" className="hover:underline">
              {texts.report.title}
            </a>
          </p>
        </div>
      </article>
      {takesOffers && <OfferBar listing={listing} url={`${origin}${address.path}`} />}
      <FailedTemplates />
    </PublicFrame>
  );
}

/** For sellers, who see what buyers see. */
function OwnListing({ path }: { path: string }) {
  const texts = useTexts().listing;
  return (
    <p className="flex flex-wrap items-center justify-between gap-2 bg-accent-soft px-4 py-2 text-sm sm:rounded-lg">
      {texts.ownListing}
      <a href={path} className="font-medium underline">
        {texts.toDashboard}
      </a>
    </p>
  );
}
