import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DURATION_LABELS, PLANS } from '../../../../schema/billing/plans';
import type { UpgradeStatus } from '../../../../schema/billing/upgrade-requests.input';
import type { AdminUpgradeRequestDto } from '../../../../schema/billing/upgrade-requests.output';
import { failureText, isUnauthorized } from '../../../lib/failure';
import { formatMinor } from '../../../lib/money';
import { toast } from '../../../lib/toast-store';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/core/field';
import { Select } from '../../../ui/core/select';
import { Dialog } from '../../../ui/dialog';
import { FormAlert } from '../../../ui/form-alert';
import { Textarea } from '../../../ui/textarea';
import { changeRequestMutation } from '../admin-billing.queries';
import { REQUEST_LOOKS } from './request-look';

/** The possible next statuses; the server decides. */
const NEXT: Record<UpgradeStatus, readonly UpgradeStatus[]> = {
  pending: ['pending', 'contacted', 'activated', 'rejected'],
  contacted: ['contacted', 'activated', 'rejected'],
  activated: ['activated'],
  rejected: ['rejected'],
};

interface RequestDialogProps {
  request: AdminUpgradeRequestDto;
  onClose: () => void;
}

/** Updates a request, with a note. Activating grants the plan at once. */
export function RequestDialog({ request, onClose }: RequestDialogProps) {
  const [status, setStatus] = useState(request.status);
  const [notes, setNotes] = useState(request.notes ?? '');
  const change = useMutation({
    ...changeRequestMutation,
    onSuccess: () => {
      toast({
        title: status === 'activated' ? `${PLANS[request.plan].name} is active` : 'Request saved',
        description: request.name,
        tone: 'success',
      });
      onClose();
    },
  });
  const isMoved = status !== request.status;
  const choices = NEXT[request.status];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={request.name}
      description={`${PLANS[request.plan].name}, ${DURATION_LABELS[request.duration]}, ${formatMinor(request.price, request.currency)}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            pending={change.isPending}
            pendingLabel="Saving..."
            disabled={!isMoved && notes === (request.notes ?? '')}
            onClick={() => change.mutate({ id: request.id, notes, ...(isMoved ? { status } : {}) })}
          >
            {isMoved && status === 'activated' ? 'Activate plan' : 'Save'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field
          label="Status"
          hint={
            isMoved && status === 'activated'
              ? `${DURATION_LABELS[request.duration]} of ${PLANS[request.plan].name} begin at once, without a payment here.`
              : undefined
          }
        >
          <Select
            value={status}
            disabled={choices.length === 1}
            onChange={({ target }) =>
              setStatus(choices.find((known) => known === target.value) ?? request.status)
            }
          >
            {choices.map((known) => (
              <option key={known} value={known}>
                {REQUEST_LOOKS[known].label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Notes" hint="For operators only.">
          <Textarea
            rows={4}
            maxLength={2000}
            value={notes}
            onChange={({ target }) => setNotes(target.value)}
          />
        </Field>
        <FormAlert
          message={
            change.error && !isUnauthorized(change.error)
              ? failureText(change.error, 'Failed to update the request')
              : undefined
          }
        />
      </div>
    </Dialog>
  );
}
