import { z } from 'zod';
import { answer, Count, Moment } from '../common/answer';

const shape = {
  createdAt: Moment,
  /** When the files were last written; null until they are there. */
  builtAt: Moment.nullable(),
  listed: Count,
  /** For sale, but without make, model or kilometres, which Meta requires. */
  leftOut: Count,
  /** When they were last fetched, accurate to an hour. */
  readAt: Moment.nullable(),
};

export const FeedDto = answer('Feed', shape);
export type FeedDto = z.output<typeof FeedDto>;

/** null if the seller has none. */
export const FeedAnswer = answer('FeedAnswer', { feed: FeedDto.nullable() });
export type FeedAnswer = z.output<typeof FeedAnswer>;

/** A feed with its addresses, which are never shown again. */
export const NewFeedDto = answer('NewFeed', { ...shape, csv: z.url(), json: z.url() });
export type NewFeedDto = z.output<typeof NewFeedDto>;

/**
 * A vehicle in the fields of Meta's vehicle catalogue ("Automotive Ads: supported fields", read on
 * 26 November 2026: developers.facebook.com/documentation/ads-commerce/marketing-api/auto-ads/reference). Texts
 * without a value are empty.
 */
export const MetaItem = answer('MetaVehicle', {
  vehicle_id: z.string(),
  title: z.string(),
  description: z.string(),
  url: z.url(),
  make: z.string(),
  model: z.string(),
  trim: z.string(),
  year: z.int(),
  mileage: z.strictObject({ value: Count, unit: z.literal('KM') }),
  image: z.array(z.strictObject({ url: z.url(), tag: z.array(z.string()) })),
  transmission: z.string(),
  fuel_type: z.string(),
  body_style: z.string(),
  vehicle_type: z.string(),
  exterior_color: z.string(),
  state_of_vehicle: z.literal('USED'),
  /** "475000 INR" */
  price: z.string(),
  availability: z.enum(['AVAILABLE', 'NOT_AVAILABLE']),
  /** YYYY-MM-DD */
  date_first_on_lot: z.string(),
  address: z.strictObject({ city: z.string(), region: z.string(), country: z.literal('IN') }),
  /** Of the city; null for an unknown one. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type MetaItem = z.output<typeof MetaItem>;
