import { z } from 'zod';
import { answer, Count, Moment } from '../common/answer';
import { CURRENCY_CODES } from '../common/currencies';
import { Id } from '../common/text';
import { PHOTO_KINDS } from '../media/photo-kinds';
import { PaperDto } from '../papers/ready.output';
import { PublisherDto } from '../profile/publisher';
import { AnswererDto } from '../staff/answerer';
import { ACCIDENTS, INSURANCE_TYPES, LOANS, SERVICES } from './facts';
import { HIDDEN_REASONS, REPUBLISH_POLICIES } from './input';
import { BODY_TYPES, VEHICLE_KINDS } from './kinds';
import { VEHICLE_STATUSES } from './lists';

/** What a vehicle's card shows. */
const card = {
  id: Id,
  name: z.string(),
  /** Major units, at most two decimals. */
  price: z.number().positive(),
  currency: z.enum(CURRENCY_CODES),
  year: z.int(),
  kmsDriven: Count.nullable(),
  status: z.enum(VEHICLE_STATUSES),
  /** Addresses of the `full` variant; the first is the cover. */
  images: z.array(z.string()),
};

export const VehicleCardDto = answer('VehicleCard', card);
export type VehicleCardDto = z.output<typeof VehicleCardDto>;

/** Known facts only, without the registration number. */
export const VehicleFactsDto = answer('VehicleFacts', {
  variant: z.string().optional(),
  colour: z.string().optional(),
  insurance: z
    .strictObject({ type: z.enum(INSURANCE_TYPES).optional(), until: z.string().optional() })
    .optional(),
  /** Not on republished pages. */
  area: z.string().optional(),
  keys: Count.optional(),
  loan: z.enum(LOANS).optional(),
  noc: z.boolean().optional(),
  accident: z.enum(ACCIDENTS).optional(),
  service: z.enum(SERVICES).optional(),
  negotiable: z.boolean().optional(),
  /** By the photo's key, the part of its address after `/media/`. */
  photoKinds: z.record(z.string(), z.enum(PHOTO_KINDS)).optional(),
});

export const VehicleDto = answer('Vehicle', {
  ...card,
  userId: Id,
  fuelType: z.string().nullable(),
  transmission: z.string().nullable(),
  kind: z.enum(VEHICLE_KINDS).nullable(),
  make: z.string().nullable(),
  model: z.string().nullable(),
  body: z.enum(BODY_TYPES).nullable(),
  city: z.string().nullable(),
  owners: z.int().min(1).nullable(),
  /** The two letters of the state, and the office, such as "MH-12". */
  registrationState: z.string().nullable(),
  rto: z.string().nullable(),
  facts: VehicleFactsDto,
  /** As stated by the seller. */
  papers: z.array(PaperDto),
  specifications: z.union([z.string(), z.record(z.string(), z.string())]).nullable(),
  description: z.string().nullable(),
  /** Only for people who may see the RC. */
  rcImageUrl: z.string().nullable(),
  hasRc: z.boolean(),
  showRc: z.boolean(),
  showInProfile: z.boolean(),
  displayOrder: z.int(),
  republishPolicy: z.enum(REPUBLISH_POLICIES),
  createdAt: Moment,
  updatedAt: Moment,
  /** Until when a token holds it, while it is pending; buyers are told until then. */
  heldUntil: Moment.nullable(),
});
export type VehicleDto = z.output<typeof VehicleDto>;

/** A listing in its owner's list with its card's figures, so that forty cards need one request. */
export const OwnVehicleDto = answer('OwnVehicle', {
  ...VehicleDto.shape,
  /** Increases with every change; a change of many vehicles names it. */
  version: z.int(),
  /** Only the seller sees these two. */
  registrationNumber: z.string().nullable(),
  stockNumber: z.string().nullable(),
  /** Why buyers do not see it; null if they do. */
  hiddenReason: z.enum(HIDDEN_REASONS).nullable(),
  /** The price before a salesperson lowered it (major units); null if none has. */
  basePrice: z.number().positive().nullable(),
  /** The sale price (major units), if the seller entered it. */
  soldPrice: z.number().positive().nullable(),
  /** Until when the sale can be undone; null if it is not sold or the sale is final. */
  undoUntil: Moment.nullable(),
  /** Null: the seller answers. */
  answerer: AnswererDto.nullable(),
  views: Count,
  /** Of all its printed codes, up to their last flush. */
  scans: Count,
  republishCount: Count,
  shortUrl: z.string(),
});
export type OwnVehicleDto = z.output<typeof OwnVehicleDto>;

/** What a step of an import has done, vehicle by vehicle. */
export const ImportStepDto = answer('ImportStep', {
  results: z.array(
    z.strictObject({
      vehicleId: Id,
      /** When it was last changed, if it is as the list has it now; null if that was refused. */
      updatedAt: Moment.nullable(),
      /** Why it was refused; null if it was not. */
      refusal: z.string().nullable(),
    }),
  ),
});
export type ImportStepDto = z.output<typeof ImportStepDto>;

/** A listing for whoever works in the yard: what it is, and its photos. */
export const YardVehicleDto = answer('YardVehicle', {
  id: Id,
  name: z.string(),
  year: z.int(),
  kmsDriven: Count.nullable(),
  status: z.enum(VEHICLE_STATUSES),
  registrationNumber: z.string().nullable(),
  images: z.array(z.string()),
});
export type YardVehicleDto = z.output<typeof YardVehicleDto>;

/** A listing that a search has found. */
export const FoundVehicleDto = answer('FoundVehicle', {
  ...YardVehicleDto.shape,
  stockNumber: z.string().nullable(),
  /** Major units; null for whoever may not see prices. */
  price: z.number().positive().nullable(),
  currency: z.enum(CURRENCY_CODES),
});
export type FoundVehicleDto = z.output<typeof FoundVehicleDto>;

/** A listing as a buyer opens it: everything that the page shows, in one response. */
export const ListingDto = answer('Listing', {
  ...VehicleDto.shape,
  /** By how much the price has dropped lately, in major units; null if buyers are told of no drop. */
  dropped: z.number().positive().nullable(),
  publisher: PublisherDto,
  /** The seller's picks for this page. */
  suggestions: z.array(VehicleCardDto),
  /** Similar vehicles of the seller, six including the picks. */
  more: z.array(VehicleCardDto),
  /** A hash of what is drawn on the page's card (schema/cards/input.ts). */
  cardVersion: z.string(),
});
export type ListingDto = z.output<typeof ListingDto>;

/** A seller's listings by status. */
export const VehicleCountsDto = answer('VehicleCounts', { available: Count, pending: Count, sold: Count });
export type VehicleCountsDto = z.output<typeof VehicleCountsDto>;

export const VehicleStatsDto = answer('VehicleStats', { views: Count, republishCount: Count });
export type VehicleStatsDto = z.output<typeof VehicleStatsDto>;

export const DescriptionDto = answer('Description', {
  description: z.string(),
  /** Whether it is a plain template, because no AI is configured. */
  draft: z.boolean(),
});
export type DescriptionDto = z.output<typeof DescriptionDto>;
