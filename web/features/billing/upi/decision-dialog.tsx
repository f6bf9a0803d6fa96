import { useMutation } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { PLANS } from '../../../../schema/billing/plans';
import type { ClaimDto } from '../../../../schema/upi/output';
import { formatMinor } from '../../../lib/money';
import { toast } from '../../../lib/toast-store';
import { ReasonDialog } from '../../admin/users/reason-dialog';
import { confirmClaimMutation, refuseClaimMutation } from './upi.queries';

export interface Decision {
  claim: ClaimDto;
  kind: 'confirm' | 'refuse' | 'takeBack';
}

const priceOf = ({ amount, currency }: ClaimDto) => formatMinor(amount, currency);

/** What the statement says about a payment, and what confirming it does. */
function confirmationOf(claim: ClaimDto): { title: string; body: string } {
  const { row, userName, amount } = claim;
  const price = priceOf(claim);
  if (!row) {
    return {
      title: 'Confirm without a match?',
      body: `No row of a statement has this reference. ${userName} gets the plan, with an invoice for ${price}.`,
    };
  }
  const shown = formatMinor(row.amountMinor, 'INR');
  return row.amountMinor === amount
    ? {
        title: 'Confirm this payment?',
        body: `The statement shows ${shown}, as ordered. ${userName} gets the plan, with an invoice for ${price}.`,
      }
    : {
        title: `Confirm with ${shown} instead of ${price}?`,
        body: `The statement shows ${shown}; the plan costs ${price}. ${userName} gets the plan as ordered, with an invoice for ${shown}.`,
      };
}

/** Asks an operator for the reason of a decision about a UPI payment. */
export function DecisionDialog({ claim, kind, onClose }: Decision & { onClose: () => void }) {
  const confirm = useMutation(confirmClaimMutation);
  const refuse = useMutation(refuseClaimMutation);
  const { id, row, userName, plan, isRunning } = claim;
  const price = priceOf(claim);
  const arrived = row ? formatMinor(row.amountMinor, 'INR') : price;
  if (kind === 'confirm') {
    return (
      <ReasonDialog
        {...confirmationOf(claim)}
        isDangerous={false}
        confirmLabel="Confirm"
        pendingLabel="Confirming..."
        onConfirm={async (reason) => {
          await confirm.mutateAsync({ id, reason, ...(row ? { rowId: row.id } : {}) });
          toast({
            title: 'Payment confirmed',
            description: `${userName} has ${PLANS[plan].name}, with an invoice for ${arrived}.`,
            tone: 'success',
          });
        }}
        onClose={onClose}
      >
        {claim.isCodeGone && (
          <p className="flex items-start gap-2 rounded-md bg-warning-soft px-3 py-2.5 text-sm text-warning">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            The gift code of this order has been used up by others. If you confirm, the plan is sold at the
            reduced price of {price} all the same.
          </p>
        )}
      </ReasonDialog>
    );
  }
  const isReceived = kind === 'takeBack';
  return (
    <ReasonDialog
      title={isReceived ? 'Take this payment back?' : 'Refuse this payment?'}
      body={
        isReceived
          ? `The ${arrived} was not for this order. ${userName} loses the days of ${PLANS[plan].name} that they paid for and is told why. The order gets a credit note, and ${row ? 'the row of the statement is open again' : 'its reference is free again'}.`
          : `${userName} ${isRunning ? `loses the plan that was started for ${price}, and ` : ''}is told why.`
      }
      confirmLabel={isReceived ? 'Take back' : 'Refuse'}
      pendingLabel={isReceived ? 'Taking back...' : 'Refusing...'}
      readers="The seller is sent this reason, word for word."
      onConfirm={async (reason) => {
        await refuse.mutateAsync({ id, reason });
        toast({
          title: isReceived ? 'Payment taken back' : 'Payment refused',
          description: `${userName} is told why.`,
          tone: 'success',
        });
      }}
      onClose={onClose}
    />
  );
}
