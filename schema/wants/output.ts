import { z } from 'zod';
import { answer, Count, Moment } from '../common/answer';
import { CURRENCY_CODES } from '../common/currencies';
import { Id } from '../common/text';

/** A buyer who waits for a vehicle; name and number are the lead's, as whoever asks may see them. */
export const WantDto = answer('Want', {
  id: Id,
  /** null for a buyer who asked on the seller's page. */
  leadId: Id.nullable(),
  /** Of that request. */
  enquiryId: Id.nullable(),
  buyerName: z.string().nullable(),
  /** E.164, or what is shown of it. */
  buyerMobile: z.string(),
  /** Empty for any. */
  model: z.string(),
  /** Rupees. */
  maxPrice: z.number().positive().nullable(),
  fuelType: z.string().nullable(),
  yearFrom: z.int().nullable(),
  city: z.string().nullable(),
  createdAt: Moment,
  /** When it is deleted. */
  until: Moment,
});
export type WantDto = z.output<typeof WantDto>;

/** A vehicle for sale that a buyer waits for. */
export const WantedVehicleDto = answer('WantedVehicle', {
  id: Id,
  name: z.string(),
  /** Major units. */
  price: z.number().positive(),
  currency: z.enum(CURRENCY_CODES),
  kmsDriven: Count.nullable(),
  /** Its short link. */
  shortUrl: z.url(),
});
export type WantedVehicleDto = z.output<typeof WantedVehicleDto>;
