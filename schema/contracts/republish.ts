import { z } from 'zod';
import type { CurrencyCode } from '../currencies';
import type { CardVersion } from './cards';
import { parsePhone } from './phone';
import type { PublisherDto } from './profile';
import { Id } from './text';
import { Price, type RepublishPolicy, type VehicleDto } from './vehicles';

export const REPUBLISHED_STATUSES = ['active', 'withdrawn', 'ended'] as const;
export type RepublishedStatus = (typeof REPUBLISHED_STATUSES)[number];

/** Why a republished page ended without its republisher's doing. */
export const ENDED_REASONS = ['sold', 'deleted', 'denied', 'cut_off'] as const;
export type EndedReason = (typeof ENDED_REASONS)[number];

export const REPUBLISH_REQUEST_STATUSES = ['pending', 'approved', 'denied', 'revoked'] as const;
export type RepublishRequestStatus = (typeof REPUBLISH_REQUEST_STATUSES)[number];

/** Spec 2, section 8. */
export const REPUBLISH_MESSAGES = {
  limitTitle: 'Republish Limit Reached',
  limit: "You've reached your plan limit. Upgrade to continue republishing.",
  failed: 'Failed to republish vehicle. Please try again.',
  done: 'Vehicle republished successfully under your name!',
  deleteFailed: 'Failed to delete republished vehicle.',
} as const;

const Mobile = z
  .string({ error: 'Mobile number is required' })
  .trim()
  .min(1, 'Mobile number is required')
  .superRefine((number, issues) => {
    const parsed = number ? parsePhone(number) : null;
    if (parsed && !parsed.ok) issues.addIssue({ code: 'custom', message: parsed.message });
  });

/** The republish form: a price in the original's currency, and the number that buyers of this page call. */
export const RepublishFormInput = z.strictObject({ customPrice: Price, customMobileNumber: Mobile });
export type RepublishFormInput = z.output<typeof RepublishFormInput>;

export const RepublishInput = RepublishFormInput.extend({ originalVehicleId: Id });
export type RepublishInput = z.output<typeof RepublishInput>;

export const RepublishDecisionInput = z.strictObject({ status: z.enum(['approved', 'denied', 'revoked']) });
export type RepublishDecision = z.output<typeof RepublishDecisionInput>['status'];

/** A republished page in its republisher's list. */
export interface RepublishedVehicleDto {
  id: string;
  originalVehicleId: string;
  republisherId: string;
  customPrice: number;
  customCurrency: CurrencyCode;
  customMobileNumber: string;
  status: RepublishedStatus;
  endedReason: EndedReason | null;
  name: string;
  images: string[];
  year: number;
  fuelType: string | null;
  transmission: string | null;
  kmsDriven: number | null;
  /** What the owner asks; null when it is in another currency by now. */
  originalPrice: number | null;
  views: number;
  leads: number;
  shortUrl: string;
  createdAt: string;
}

/** A republished page as a buyer opens it. */
export interface RepublishedListingDto {
  id: string;
  originalVehicleId: string;
  republisherId: string;
  customPrice: number;
  customCurrency: CurrencyCode;
  customMobileNumber: string;
  status: RepublishedStatus;
  /** The vehicle without its certificate and without its owner (SECURITY.md rule 10). */
  vehicle: VehicleDto;
  republisher: PublisherDto;
  /** Whose vehicle it is: named on the page. */
  ownerName: string;
  cardVersion: CardVersion;
}

/** How a signed-in viewer stands to republishing a vehicle. */
export interface RepublishStandingDto {
  policy: RepublishPolicy;
  /** The viewer's own active page of it. */
  republishedId: string | null;
  request: RepublishRequestStatus | null;
}

/** Who republished a vehicle, as its owner sees it: figures, and no buyers. */
export interface RepublisherDto {
  id: string;
  republisherName: string;
  customPrice: number;
  customCurrency: CurrencyCode;
  status: RepublishedStatus;
  endedReason: EndedReason | null;
  views: number;
  leads: number;
  createdAt: string;
}

/** A reseller's question, as the owner sees it. */
export interface RepublishRequestDto {
  id: string;
  vehicleId: string;
  vehicleName: string;
  requesterName: string;
  status: RepublishRequestStatus;
  createdAt: string;
}
