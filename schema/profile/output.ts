import { z } from 'zod';
import { answer, Count, Moment } from '../common/answer';
import { VehicleCardDto } from '../vehicles/output';
import { YardDto } from '../yards/output';
import { PublisherDto } from './publisher';

/** A vehicle on a public profile: its card, and the values for sorting and filtering. */
export const ProfileVehicleDto = answer('ProfileVehicle', {
  ...VehicleCardDto.shape,
  description: z.string().nullable(),
  fuelType: z.string().nullable(),
  transmission: z.string().nullable(),
  showInProfile: z.boolean(),
  displayOrder: z.int(),
  /** Listed in the last NEW_DAYS days. */
  isNew: z.boolean(),
  /** By how much the price has dropped lately, in major units; null if it has not. */
  dropped: z.number().positive().nullable(),
});
export type ProfileVehicleDto = z.output<typeof ProfileVehicleDto>;

/** `GET /api/profile/{username}`: the seller and one page of their vehicles. */
export const PublicProfileDto = answer('PublicProfile', {
  ...PublisherDto.shape,
  username: z.string(),
  /** null if there is none or the seller does not show it. */
  email: z.string().nullable(),
  coverUrl: z.string().nullable(),
  /** The seller's own words. */
  about: z.string().nullable(),
  /** null if the seller does not show it. */
  yard: YardDto.nullable(),
  memberSince: Moment,
  /** How soon they usually call after an offer; null if that is not known or takes more than a day. */
  callsWithinHours: z.int().positive().nullable(),
  /** The number of vehicles without any filter. */
  vehicleCount: Count,
  vehicles: z.array(ProfileVehicleDto),
  /** A hash of what is drawn on the page's card (schema/cards/input.ts). */
  cardVersion: z.string(),
});
export type PublicProfileDto = z.output<typeof PublicProfileDto>;

export const UsernameCheckDto = answer('UsernameCheck', { available: z.boolean(), message: z.string() });
export type UsernameCheckDto = z.output<typeof UsernameCheckDto>;
