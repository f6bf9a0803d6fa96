import { z } from 'zod';
import { answer, Count } from '../common/answer';
import { VehicleCardDto } from '../vehicles/output';
import { PublisherDto } from './publisher';

/** A vehicle on a public profile: the card, and what the page may be sorted and filtered by. */
export const ProfileVehicleDto = answer('ProfileVehicle', {
  ...VehicleCardDto.shape,
  description: z.string().nullable(),
  fuelType: z.string().nullable(),
  transmission: z.string().nullable(),
  showInProfile: z.boolean(),
  displayOrder: z.int(),
});
export type ProfileVehicleDto = z.output<typeof ProfileVehicleDto>;

/** `GET /api/profile/{username}`: the seller, and a page of what they have to sell. */
export const PublicProfileDto = answer('PublicProfile', {
  ...PublisherDto.shape,
  username: z.string(),
  /** null when there is none, or the seller does not show it. */
  email: z.string().nullable(),
  /** How many vehicles there are, whatever the filter. */
  vehicleCount: Count,
  vehicles: z.array(ProfileVehicleDto),
  /** Of what is drawn on the page's card (contracts/cards.ts). */
  cardVersion: z.string(),
});
export type PublicProfileDto = z.output<typeof PublicProfileDto>;

export const UsernameCheckDto = answer('UsernameCheck', { available: z.boolean(), message: z.string() });
export type UsernameCheckDto = z.output<typeof UsernameCheckDto>;
