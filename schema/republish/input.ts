import { z } from 'zod';
import { toE164 } from '../common/phone';
import { Id } from '../common/text';
import { Price } from '../vehicles/input';

/** A page is pending until the owner's shard has granted it. */
export const REPUBLISHED_STATUSES = ['pending', 'active', 'withdrawn', 'ended'] as const;

export const GRANT_STATUSES = ['active', 'ended'] as const;

/** What resellers request from owners. */
export const REQUEST_KINDS = ['rc', 'republish'] as const;

/** Why a page ended without its republisher's doing. */
export const ENDED_REASONS = ['sold', 'deleted', 'denied', 'cut_off'] as const;
export type EndedReason = (typeof ENDED_REASONS)[number];

export const REPUBLISH_REQUEST_STATUSES = ['pending', 'approved', 'denied', 'revoked'] as const;
export type RepublishRequestStatus = (typeof REPUBLISH_REQUEST_STATUSES)[number];

const Mobile = z
  .string({ error: 'Mobile number is required' })
  .trim()
  .min(1, 'Mobile number is required')
  .transform(toE164);

/** The republish form: a price in the original's currency, and the number for buyers of this page. */
export const RepublishFormInput = z.strictObject({ customPrice: Price, customMobileNumber: Mobile });
export type RepublishFormInput = z.output<typeof RepublishFormInput>;

export const RepublishInput = RepublishFormInput.extend({ originalVehicleId: Id });
export type RepublishInput = z.output<typeof RepublishInput>;

/** What a reseller would charge, in the original's currency, shown to the owner before they decide. */
export const RepublishAskInput = z.strictObject({ wishedPrice: Price.optional() });
export type RepublishAskInput = z.output<typeof RepublishAskInput>;

export const RepublishDecisionInput = z.strictObject({ status: z.enum(['approved', 'denied', 'revoked']) });
export type RepublishDecision = z.output<typeof RepublishDecisionInput>['status'];
