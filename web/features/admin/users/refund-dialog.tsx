import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminPaymentDto } from '../../../../schema/billing/output';
import { PLANS } from '../../../../schema/billing/plans';
import { formatMinor } from '../../../lib/money';
import { toast } from '../../../lib/toast-store';
import { Field } from '../../../ui/core/field';
import { Input } from '../../../ui/core/input';
import { refundMutation } from '../../billing/admin-billing.queries';
import { ReasonDialog } from './reason-dialog';

/** Refunds a whole payment, or records that an operator has sent the money of a UPI payment back. */
export function RefundDialog({ payment, onClose }: { payment: AdminPaymentDto; onClose: () => void }) {
  const refund = useMutation(refundMutation);
  const [reference, setReference] = useState('');
  const { id, plan, gateway } = payment;
  const isUpi = gateway === 'upi';
  const amount = formatMinor(payment.receivedAmount ?? payment.amount, payment.currency);
  return (
    <ReasonDialog
      title={isUpi ? `Record the refund of ${amount}?` : `Refund ${amount}?`}
      body={
        isUpi
          ? `Send the money back in your bank’s app first. The days of ${PLANS[plan].name} are taken from the plan, and the seller gets the reference.`
          : `The whole payment for ${PLANS[plan].name} goes back, and its days are taken from the plan.`
      }
      confirmLabel={isUpi ? 'Record refund' : 'Refund'}
      pendingLabel={isUpi ? 'Recording...' : 'Refunding...'}
      onClose={onClose}
      onConfirm={async (reason) => {
        await refund.mutateAsync({ id, reason, reference: reference.trim() });
        toast({
          title: 'Payment refunded',
          description: isUpi ? `${amount} went back.` : `${amount} goes back.`,
          tone: 'success',
        });
      }}
    >
      {isUpi && (
        <Field label="Bank reference of the refund" required>
          <Input
            autoComplete="off"
            maxLength={40}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
          />
        </Field>
      )}
    </ReasonDialog>
  );
}
