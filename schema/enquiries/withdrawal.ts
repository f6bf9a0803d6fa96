import type { CurrencyCode } from '../common/currencies';
import type { Exchange } from '../leads/exchange';
import type { EnquiryKind, EnquiryValues } from './kinds';

/** What a buyer has sent: an offer with its price in major units, or an enquiry. */
export type Sent =
  | { kind: 'offer'; price: number; currency: CurrencyCode; exchange: Exchange | null }
  | { [Kind in EnquiryKind]: { kind: Kind; values: EnquiryValues<Kind> } }[EnquiryKind];

/** What the buyer's private page of an offer or enquiry shows. */
export interface WithdrawalDto {
  /** null once the vehicle has been deleted. */
  vehicleName: string | null;
  sent: Sent;
  sentAt: string;
  withdrawnAt: string | null;
  /** The consent text the buyer agreed to. */
  consent: string | null;
}
