import type { FormState } from '../../../schema/common/form-state';
import type { Onward } from './onward';
import type { Resent } from './resend-form';

/** A screen for entering a code. */
export interface CodeDocumentProps {
  /** The address or number the code went to; null in a browser that does not know it. */
  login: string | null;
  secondsLeft: number;
  form: FormState;
  resent: Resent | null;
  onward: Onward;
  outboxUrl: string | null;
}
