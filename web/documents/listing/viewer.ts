import type { PlanId } from '../../../schema/billing/plan-names';
import type { FormState } from '../../../schema/common/form-state';
import type { OwnRcRequestDto } from '../../../schema/rc/output';
import type { RepublishStandingDto } from '../../../schema/republish/output';

/** What a listing's page needs to know about the signed-in person. */
export interface ListingViewer {
  id: string;
  plan: PlanId;
  isOwner: boolean;
  /** Their own request for the certificate. */
  rcRequest: OwnRcRequestDto | null;
  republish: {
    /** null if there is nothing to republish. */
    standing: RepublishStandingDto | null;
    form: FormState;
    /** They have just republished the vehicle. */
    isDone: boolean;
    /** Their plan has reached its limit. */
    isLimited: boolean;
  };
}
