import { z } from 'zod';
import { answer, Moment } from '../common/answer';
import { Id } from '../common/text';
import { RC_REQUEST_STATUSES } from './input';

/** A request to see a certificate, as its requester sees it. */
export const OwnRcRequestDto = answer('OwnRcRequest', {
  id: Id,
  status: z.enum(RC_REQUEST_STATUSES),
  /** When the approval ends; null if not approved. */
  expiresAt: Moment.nullable(),
});
export type OwnRcRequestDto = z.output<typeof OwnRcRequestDto>;

/** The same, as seen by the certificate's owner. */
export const RcRequestDto = answer('RcRequest', {
  ...OwnRcRequestDto.shape,
  vehicleId: Id,
  vehicleName: z.string(),
  requesterName: z.string(),
  createdAt: Moment,
});
export type RcRequestDto = z.output<typeof RcRequestDto>;
