import { z } from 'zod';
import { answer, Moment } from '../common/answer';
import { CURRENCY_CODES } from '../common/currencies';
import { LANGUAGE_CODES } from '../common/languages';
import { Id } from '../common/text';
import { PRICE_ALERT_STATUSES } from './input';

export const PriceAlertDto = answer('PriceAlert', {
  id: Id,
  /** The vehicle, or the republished page that the buyer saw. */
  listingId: Id,
  isRepublished: z.boolean(),
  vehicleName: z.string(),
  /** null if the plan hides it. */
  buyerName: z.string().nullable(),
  /** E.164, or what is shown of it. */
  buyerMobile: z.string(),
  masked: z.boolean(),
  /** The language in which the buyer reads. */
  language: z.enum(LANGUAGE_CODES),
  /** In major units: the buyer wants to hear at this price or a lower one. */
  below: z.number().positive(),
  /** The listing's present price. */
  price: z.number().positive(),
  currency: z.enum(CURRENCY_CODES),
  status: z.enum(PRICE_ALERT_STATUSES),
  createdAt: Moment,
});
export type PriceAlertDto = z.output<typeof PriceAlertDto>;
