import type { LeadStatus } from '../../../schema/leads/lead-statuses';
import type { LeadDto } from '../../../schema/leads/output';

const OPEN: readonly LeadStatus[] = ['pending', 'contacted', 'negotiating', 'visit_booked'];

/** Whether another buyer of the vehicle can be contacted and still waits for an answer. */
export const isWaiting = (other: LeadDto, won: Pick<LeadDto, 'id' | 'vehicleId' | 'buyerMobile'>): boolean =>
  other.id !== won.id &&
  other.vehicleId === won.vehicleId &&
  other.buyerMobile !== won.buyerMobile &&
  OPEN.includes(other.status) &&
  !other.masked &&
  other.withdrawnAt === null;
