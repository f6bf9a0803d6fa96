import type { PaymentStateDto } from '../../../../schema/billing/output';
import { Dialog } from '../../../ui/dialog';
import { ReferenceForm } from './reference-form';

interface ReferenceDialogProps {
  title: string;
  /** Which payment it is about. */
  description: string;
  paymentId: string;
  onClaimed: (state: PaymentStateDto) => void;
  onClose: () => void;
}

/** Takes the bank's reference of a UPI payment that was made before. */
export function ReferenceDialog({ title, description, paymentId, onClaimed, onClose }: ReferenceDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={title} description={description}>
      <ReferenceForm paymentId={paymentId} onClaimed={onClaimed} />
    </Dialog>
  );
}
