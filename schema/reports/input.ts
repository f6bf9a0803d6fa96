import { z } from 'zod';
import { OperatorReason } from '../common/operator-reason';
import { PROBLEMS } from '../common/problem-texts';
import { Id, text } from '../common/text';

/** Reasons for reporting a listing, in the order of the form. */
export const REPORT_REASONS = ['sold', 'wrong', 'fraud', 'stolen', 'offensive', 'other'] as const;

/** Includes the reason of listings that an operator hides without a report. */
export const STORED_REASONS = [...REPORT_REASONS, 'operator'] as const;

export const MAX_REPORT_DETAILS = 500;

export const ReportFormInput = z.strictObject({
  reason: z.enum(REPORT_REASONS, PROBLEMS.reason_required),
  details: text({ max: MAX_REPORT_DETAILS, multiline: true }).optional(),
});
export type ReportFormInput = z.output<typeof ReportFormInput>;

/** Open, dismissed, or upheld: the listing was hidden. */
export const REPORT_STATUSES = ['open', 'dismissed', 'hidden'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

export const ReportsQuery = z.object({ status: z.enum(REPORT_STATUSES).default('open') });

/** Taking a listing down needs a reason, with or without a report. */
export const ReportDecision = z.discriminatedUnion(
  'status',
  [
    z.strictObject({ status: z.literal('dismissed') }),
    OperatorReason.extend({ status: z.literal('hidden') }),
  ],
  'Choose dismissed or hidden',
);
export type ReportDecision = z.output<typeof ReportDecision>;

/** An operator hides a listing without a report. */
export const HideListingInput = OperatorReason.extend({ vehicleId: Id });
export type HideListingInput = z.output<typeof HideListingInput>;
