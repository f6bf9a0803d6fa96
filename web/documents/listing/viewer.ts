import type { PlanId } from '../../../schema/billing/plan-names';
import type { FormState } from '../../../schema/common/form-state';
import type { OwnRcRequestDto } from '../../../schema/rc/output';
import type { RepublishStandingDto } from '../../../schema/republish/output';

/** Whoever is signed in, as a listing knows them. */
export interface ListingViewer {
  id: string;
  plan: PlanId;
  isOwner: boolean;
  /** Their own request for the certificate. */
  rcRequest: OwnRcRequestDto | null;
  republish: {
    /** null where there is nothing to republish. */
    standing: RepublishStandingDto | null;
    form: FormState;
    /** They have just republished it. */
    isDone: boolean;
    /** Their plan has no room left. */
    isLimited: boolean;
  };
}
