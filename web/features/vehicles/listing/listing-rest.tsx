import type { UserDto } from '../../../../schema/auth/output';
import type { ListingDto } from '../../../../schema/vehicles/output';
import { useTexts } from '../../../i18n/texts';
import { AdSlot } from '../../ads/ad-slot';
import { RepublishCard } from '../../republish/republish-card';
import { ListingDetails } from './listing-details';

export interface ListingRestProps {
  listing: ListingDto;
  isRepublished: boolean;
  viewer: Pick<UserDto, 'id' | 'subscriptionPlan'> | null;
}

/** What stands below price, facts and offer. */
export function ListingRest({ listing, isRepublished, viewer }: ListingRestProps) {
  const texts = useTexts();
  return (
    <>
      <ListingDetails listing={listing} viewerId={viewer?.id ?? null} />
      {!isRepublished && <RepublishCard listing={listing} viewerId={viewer?.id ?? null} />}
      <AdSlot
        plans={[viewer?.subscriptionPlan, listing.publisher.subscriptionPlan]}
        {...texts.houseAd}
        href="/"
        className="mt-6"
      />
    </>
  );
}
