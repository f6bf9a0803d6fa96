import type { PlanId } from '../plans';
import type { AccountType } from './auth';

/** What anyone may know of a seller (`GET /api/users/{id}`): never email, permissions or flags (DECISIONS.md). */
export interface PublisherDto {
  id: string;
  firstName: string;
  lastName: string;
  firmName: string | null;
  username: string | null;
  profileImageUrl: string | null;
  accountType: AccountType;
  subscriptionPlan: PlanId;
  mobileNumber: string | null;
  phoneVerified: boolean;
}
