import type { FormState } from '../../../schema/common/form-state';
import type { Exchange } from '../../../schema/leads/exchange';
import type { ListingDto } from '../../../schema/vehicles/output';
import { useTexts } from '../../i18n/texts';
import { Card, SectionTitle } from '../../ui/card';
import { ButtonLink } from '../../ui/core/button-link';
import { WithdrawLink } from '../parts/withdraw-link';
import type { ListingAddress } from './listing-address';
import { type DoubtedOffer, OfferForm } from './offer-form';
import { OfferSent } from './offer-sent';

/** The form, or the offer that was just sent with its private link. */
export type OfferState =
  | { form: FormState; low?: DoubtedOffer }
  | { sent: { withdrawPath: string | null; amount: number; exchange: Exchange | null } };

interface OfferPanelProps {
  listing: ListingDto;
  isOwner: boolean;
  address: ListingAddress;
  offer: OfferState;
  origin: string;
}

/** The offer form, or the reason for its absence. */
export function OfferPanel({ listing, isOwner, address, offer, origin }: OfferPanelProps) {
  const texts = useTexts();
  if (listing.status === 'sold') {
    return (
      <Card id="offer" className="flex flex-col gap-1">
        <SectionTitle className="text-danger">{texts.sold.title}</SectionTitle>
        <p className="text-ink-muted">{texts.sold.text}</p>
        {!isOwner && (
          <ButtonLink href={`${address.path}/similar`} rel="nofollow" className="mt-2">
            {texts.similar.title}
          </ButtonLink>
        )}
      </Card>
    );
  }
  return (
    <Card id="offer" className="flex scroll-mt-4 flex-col gap-4">
      {!('sent' in offer) && (
        <div>
          <SectionTitle>{texts.offer.title}</SectionTitle>
          <p className="text-ink-muted text-sm">{texts.offer.intro}</p>
        </div>
      )}
      {'sent' in offer ? (
        <OfferSent
          again={`${address.path}#offer`}
          listing={listing}
          url={`${origin}${address.path}`}
          {...offer.sent}
        />
      ) : (
        <>
          <OfferForm listing={listing} address={address} {...offer} />
          <WithdrawLink path={null} label={texts.withdrawal.submit} />
        </>
      )}
      {!isOwner && (
        <ButtonLink href={`${address.path}/visit`} rel="nofollow">
          {texts.visit.title}
        </ButtonLink>
      )}
      {!isOwner && (
        <ButtonLink href={`${address.path}/alert`} rel="nofollow">
          {texts.alert.title}
        </ButtonLink>
      )}
    </Card>
  );
}
