import type { PaymentStateDto } from '../../../../schema/billing/output';
import { Dialog } from '../../../ui/dialog';
import { ReferenceForm } from './reference-form';

interface ReferenceDialogProps {
  title: string;
  /** Which payment it is about. */
  description: string;
  paymentId: string;
  /** The reference that was named before and is corrected. */
  corrects?: string | undefined;
  /** Whether naming it starts the plan. */
  startsAtOnce: boolean;
  onClaimed: (state: PaymentStateDto) => void;
  onClose: () => void;
}

/** Takes the bank's reference of a UPI payment that was made before, or corrects it. */
export function ReferenceDialog({ title, description, onClose, ...form }: ReferenceDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={title} description={description}>
      <ReferenceForm {...form} />
    </Dialog>
  );
}
