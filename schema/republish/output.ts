import { z } from 'zod';
import { answer, Count, Moment } from '../common/answer';
import { CURRENCY_CODES } from '../common/currencies';
import { Id } from '../common/text';
import { PublisherDto } from '../profile/publisher';
import { REPUBLISH_POLICIES } from '../vehicles/input';
import { VehicleCardDto, VehicleDto } from '../vehicles/output';
import { ENDED_REASONS, REPUBLISH_REQUEST_STATUSES, REPUBLISHED_STATUSES } from './input';

const terms = {
  id: Id,
  originalVehicleId: Id,
  republisherId: Id,
  customPrice: z.number().positive(),
  customCurrency: z.enum(CURRENCY_CODES),
  customMobileNumber: z.string(),
  status: z.enum(REPUBLISHED_STATUSES),
};

/** A republished page in its republisher's list. */
export const RepublishedVehicleDto = answer('RepublishedVehicle', {
  ...terms,
  endedReason: z.enum(ENDED_REASONS).nullable(),
  name: z.string(),
  images: z.array(z.string()),
  year: z.int(),
  fuelType: z.string().nullable(),
  transmission: z.string().nullable(),
  kmsDriven: Count.nullable(),
  /** The owner's price; null if the owner has changed the currency since. */
  originalPrice: z.number().positive().nullable(),
  views: Count,
  leads: Count,
  shortUrl: z.string(),
  createdAt: Moment,
});
export type RepublishedVehicleDto = z.output<typeof RepublishedVehicleDto>;

/** A republished page as buyers see it. */
export const RepublishedListingDto = answer('RepublishedListing', {
  ...terms,
  /** By how much the reseller's price has dropped lately, in major units; null if buyers are told of no drop. */
  dropped: z.number().positive().nullable(),
  /** The vehicle without its certificate and without its owner. */
  vehicle: VehicleDto,
  republisher: PublisherDto,
  /** The name of the vehicle's owner, shown on the page. */
  ownerName: z.string(),
  /** Similar vehicles of the republisher. */
  more: z.array(VehicleCardDto),
  /** A hash of what is drawn on the page's card (schema/cards/input.ts). */
  cardVersion: z.string(),
});
export type RepublishedListingDto = z.output<typeof RepublishedListingDto>;

export const RepublishedStatsDto = answer('RepublishedStats', { views: Count });

/** The viewer's republishing status for a vehicle. */
export const RepublishStandingDto = answer('RepublishStanding', {
  policy: z.enum(REPUBLISH_POLICIES),
  /** The viewer's own active page of it. */
  republishedId: Id.nullable(),
  request: z.enum(REPUBLISH_REQUEST_STATUSES).nullable(),
});
export type RepublishStandingDto = z.output<typeof RepublishStandingDto>;

/** A republisher as the vehicle's owner sees them: figures, but no buyers. */
export const RepublisherDto = answer('Republisher', {
  id: Id,
  republisherName: z.string(),
  customPrice: z.number().positive(),
  customCurrency: z.enum(CURRENCY_CODES),
  status: z.enum(REPUBLISHED_STATUSES),
  endedReason: z.enum(ENDED_REASONS).nullable(),
  views: Count,
  leads: Count,
  createdAt: Moment,
});
export type RepublisherDto = z.output<typeof RepublisherDto>;

/** A decided request of a reseller. */
export const RepublishDecisionDto = answer('RepublishDecision', {
  id: Id,
  status: z.enum(REPUBLISH_REQUEST_STATUSES),
});

/** A reseller's request as the owner sees it. */
export const RepublishRequestDto = answer('RepublishRequest', {
  ...RepublishDecisionDto.shape,
  vehicleId: Id,
  vehicleName: z.string(),
  requesterName: z.string(),
  /** The person behind a firm; null if the name is the person's. */
  requesterPerson: z.string().nullable(),
  /** E.164, only if they also show it to buyers. */
  requesterMobile: z.string().nullable(),
  /** Their intended price (major units); null if they gave none. */
  wishedPrice: z.number().positive().nullable(),
  wishedCurrency: z.enum(CURRENCY_CODES).nullable(),
  createdAt: Moment,
});
export type RepublishRequestDto = z.output<typeof RepublishRequestDto>;
