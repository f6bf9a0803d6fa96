import { useMutation } from '@tanstack/react-query';
import type { AdminPaymentDto } from '../../../../schema/billing/output';
import { PLANS } from '../../../../schema/billing/plans';
import { formatMinor } from '../../../lib/money';
import { refundMutation } from '../../billing/admin-billing.queries';
import { ReasonDialog } from './reason-dialog';

/** Refunds a whole payment. */
export function RefundDialog({ payment, onClose }: { payment: AdminPaymentDto; onClose: () => void }) {
  const refund = useMutation(refundMutation);
  const amount = formatMinor(payment.amount, payment.currency);
  return (
    <ReasonDialog
      title={`Refund ${amount}?`}
      body={`The whole payment for ${PLANS[payment.plan].name} goes back, and its days are taken from the plan.`}
      confirmLabel="Refund"
      pendingLabel="Refunding..."
      onClose={onClose}
      onConfirm={async (reason) => {
        await refund.mutateAsync({ id: payment.id, reason });
      }}
    />
  );
}
