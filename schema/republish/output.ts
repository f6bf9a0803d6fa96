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
  /** The owner's price; null when it is now in another currency. */
  originalPrice: z.number().positive().nullable(),
  views: Count,
  leads: Count,
  shortUrl: z.string(),
  createdAt: Moment,
});
export type RepublishedVehicleDto = z.output<typeof RepublishedVehicleDto>;

/** A republished page as a buyer opens it. */
export const RepublishedListingDto = answer('RepublishedListing', {
  ...terms,
  /** The vehicle without its certificate and without its owner. */
  vehicle: VehicleDto,
  republisher: PublisherDto,
  /** Whose vehicle it is: named on the page. */
  ownerName: z.string(),
  /** What the republisher sells themselves like it. */
  more: z.array(VehicleCardDto),
  /** Of what is drawn on the page's card (contracts/cards.ts). */
  cardVersion: z.string(),
});
export type RepublishedListingDto = z.output<typeof RepublishedListingDto>;

export const RepublishedStatsDto = answer('RepublishedStats', { views: Count });

/** A signed-in viewer's relation to republishing a vehicle. */
export const RepublishStandingDto = answer('RepublishStanding', {
  policy: z.enum(REPUBLISH_POLICIES),
  /** The viewer's own active page of it. */
  republishedId: Id.nullable(),
  request: z.enum(REPUBLISH_REQUEST_STATUSES).nullable(),
});
export type RepublishStandingDto = z.output<typeof RepublishStandingDto>;

/** Who republished a vehicle, as its owner sees it: figures, and no buyers. */
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

/** A decided question of a reseller's. */
export const RepublishDecisionDto = answer('RepublishDecision', {
  id: Id,
  status: z.enum(REPUBLISH_REQUEST_STATUSES),
});

/** A reseller's question, as the owner sees it. */
export const RepublishRequestDto = answer('RepublishRequest', {
  ...RepublishDecisionDto.shape,
  vehicleId: Id,
  vehicleName: z.string(),
  requesterName: z.string(),
  /** The person behind a firm's name; null where the name is theirs. */
  requesterPerson: z.string().nullable(),
  /** E.164, if they show their number to buyers, too. */
  requesterMobile: z.string().nullable(),
  /** What they would ask (major units); null where they did not say. */
  wishedPrice: z.number().positive().nullable(),
  wishedCurrency: z.enum(CURRENCY_CODES).nullable(),
  createdAt: Moment,
});
export type RepublishRequestDto = z.output<typeof RepublishRequestDto>;
