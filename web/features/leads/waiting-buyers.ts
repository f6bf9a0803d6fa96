import { isOpenStatus } from '../../../schema/leads/call-results';
import type { LeadDto } from '../../../schema/leads/output';

/** Whether another buyer of the vehicle can be contacted and still waits for an answer. */
export const isWaiting = (other: LeadDto, won: Pick<LeadDto, 'id' | 'vehicleId' | 'buyerMobile'>): boolean =>
  other.id !== won.id &&
  other.vehicleId === won.vehicleId &&
  other.buyerMobile !== won.buyerMobile &&
  isOpenStatus(other.status) &&
  !other.masked &&
  other.withdrawnAt === null;
