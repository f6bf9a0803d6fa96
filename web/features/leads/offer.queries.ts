import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { OfferDraft } from '../../../schema/contracts/offer-rules';
import { apiOf, read } from '../../lib/api';
import type { ListingAddress } from '../vehicles/listing/listing-address';

export interface OfferFormState {
  values: OfferDraft & { message: string };
  errors: Record<string, string>;
}

const EMPTY: OfferFormState = {
  values: { buyerName: '', buyerMobile: '', offerPrice: '', message: '' },
  errors: {},
};

/** What a buyer without JavaScript had typed when the server found it wanting; empty otherwise. Never fetched. */
export const offerFormQuery = (path: string) =>
  queryOptions({
    queryKey: ['offer-form', path],
    queryFn: () => EMPTY,
    initialData: EMPTY,
    enabled: false,
  });

/** Sends an offer; a repeat of the same one is the same lead. */
export const sendOffer = mutationOptions({
  mutationFn: (
    offer: OfferDraft & ListingAddress['ref'] & { message: string; source: 'qr' | 'link' | 'profile' },
    { client },
  ) => read(apiOf(client).leads.index.$post({ json: { ...offer, message: offer.message || null } })),
});
