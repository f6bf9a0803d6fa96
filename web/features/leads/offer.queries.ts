import { type MutationFunctionContext, queryOptions } from '@tanstack/react-query';
import type { OfferDraft } from '../../../schema/leads/offer-rules';
import type { WithdrawalDto } from '../../../schema/leads/output';
import { apiOf, read } from '../../lib/api';
import type { ListingAddress } from '../vehicles/listing/listing-address';

export interface OfferFormState {
  values: OfferDraft & { message: string };
  errors: Record<string, string>;
  /** Of the offer that was just sent. */
  withdrawPath?: string | null;
}

export const NOTHING_TYPED: OfferFormState = {
  values: { buyerName: '', buyerMobile: '', offerPrice: '', message: '' },
  errors: {},
};

/** What a buyer without JavaScript had typed when the server found it wanting; empty otherwise. Never fetched. */
export const offerFormQuery = (path: string) =>
  queryOptions({
    queryKey: ['offer-form', path],
    queryFn: () => NOTHING_TYPED,
    initialData: NOTHING_TYPED,
    enabled: false,
  });

type Offer = OfferDraft & ListingAddress['ref'] & { message: string; source: 'qr' | 'link' | 'profile' };

/** Sends an offer; a repeat of the same one is the same lead. */
export const sendOffer = (offer: Offer, { client }: Pick<MutationFunctionContext, 'client'>) =>
  read(apiOf(client).leads.index.$post({ json: { ...offer, message: offer.message || null } }));

const noWithdrawal = (): WithdrawalDto | null => null;

/** What a private link leads to, put here by the server; null when it leads to nothing. Never fetched. */
export const withdrawalQuery = queryOptions({
  queryKey: ['withdrawal'],
  queryFn: noWithdrawal,
  initialData: noWithdrawal,
  enabled: false,
});
