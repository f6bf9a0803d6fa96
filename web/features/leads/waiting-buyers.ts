import type { LeadStatus } from '../../../schema/leads/lead-statuses';
import type { LeadDto } from '../../../schema/leads/output';

const OPEN: readonly LeadStatus[] = ['pending', 'contacted', 'negotiating', 'visit_booked'];

/** Another buyer of the vehicle who can be contacted and is still waiting for an answer. */
export const isWaiting = (other: LeadDto, won: Pick<LeadDto, 'id' | 'vehicleId' | 'buyerMobile'>): boolean =>
  other.id !== won.id &&
  other.vehicleId === won.vehicleId &&
  other.buyerMobile !== won.buyerMobile &&
  OPEN.includes(other.status) &&
  !other.masked &&
  other.withdrawnAt === null;
