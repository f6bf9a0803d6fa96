import { z } from 'zod';
import '../common/validation-messages';

export const RC_REQUEST_STATUSES = ['pending', 'approved', 'denied', 'revoked'] as const;
export type RcRequestStatus = (typeof RC_REQUEST_STATUSES)[number];

/** An approval expires after 72 hours. */
export const RC_APPROVAL_MS = 72 * 3_600_000;

export const RcDecisionInput = z.strictObject({ status: z.enum(['approved', 'denied', 'revoked']) });
export type RcDecision = z.output<typeof RcDecisionInput>['status'];
