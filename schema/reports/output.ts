import { z } from 'zod';
import { answer, Count, Moment } from '../common/answer';
import { Id } from '../common/text';
import { REPORT_STATUSES, STORED_REASONS } from './input';

export const ReportDto = answer('Report', {
  id: Id,
  reason: z.enum(STORED_REASONS),
  details: z.string().nullable(),
  status: z.enum(REPORT_STATUSES),
  vehicleId: Id,
  vehicleName: z.string(),
  /** The reseller's page, if it was reported there. */
  republishedVehicleId: Id.nullable(),
  ownerId: Id,
  ownerName: z.string(),
  decidedBy: z.string().nullable(),
  decidedAt: Moment.nullable(),
  /** The operator's reason for hiding the listing, as long as the activity log has it. */
  hiddenBecause: z.string().nullable(),
  createdAt: Moment,
  /** How many networks have reported the listing, each counted once a day. */
  sites: Count,
});
export type ReportDto = z.output<typeof ReportDto>;
