import { z } from 'zod';

export const RC_REQUEST_STATUSES = ['pending', 'approved', 'denied', 'revoked'] as const;
export type RcRequestStatus = (typeof RC_REQUEST_STATUSES)[number];

/** An approval ends by itself after 72 hours (DECISIONS.md). */
export const RC_APPROVAL_MS = 72 * 3_600_000;

export const RcDecisionInput = z.strictObject({ status: z.enum(['approved', 'denied', 'revoked']) });
export type RcDecision = z.output<typeof RcDecisionInput>['status'];

/** Somebody's wish to see a certificate, as its owner sees it. */
export interface RcRequestDto {
  id: string;
  vehicleId: string;
  vehicleName: string;
  requesterName: string;
  status: RcRequestStatus;
  /** When the approval ends; null without one. */
  expiresAt: string | null;
  createdAt: string;
}

/** The same, as the one who asked sees it. */
export interface OwnRcRequestDto {
  id: string;
  status: RcRequestStatus;
  expiresAt: string | null;
}
