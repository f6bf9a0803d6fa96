import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type LeadDto, MAX_NOTES } from '../../../schema/contracts/leads';
import { toastFailure } from '../../lib/failure';
import { formatMobile } from '../../lib/phone';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { Textarea } from '../../ui/textarea';
import { toast } from '../../ui/toast-store';
import { BelowAsking } from './below-asking';
import { FollowUp } from './follow-up';
import { LeadHistory } from './lead-history';
import { listedPrice, listingName, listingPath, offeredPrice } from './lead-listing';
import { LeadStatusField } from './lead-status-field';
import { updateLeadMutation } from './leads.queries';

interface LeadDialogProps {
  lead: LeadDto;
  onClose: () => void;
}

/** One buyer on one vehicle: how far it is, what to remember, when to call again. */
export function LeadDialog({ lead, onClose }: LeadDialogProps) {
  const [notes, setNotes] = useState(lead.notes ?? '');
  const [discarding, setDiscarding] = useState(false);
  const save = useMutation(updateLeadMutation);
  const isDirty = notes !== (lead.notes ?? '');
  const close = () => (isDirty ? setDiscarding(true) : onClose());

  const saveNotes = () =>
    save.mutate(
      { id: lead.id, notes: notes || null },
      {
        onSuccess: () => toast({ title: 'Notes saved', tone: 'success' }),
        onError: (error) => toastFailure(error, 'Failed to save the notes. Please try again.'),
      },
    );

  return (
    <Dialog
      open
      onOpenChange={close}
      title={lead.masked ? 'Name hidden' : lead.buyerName || 'Name not provided'}
      description={formatMobile(lead.buyerMobile)}
      footer={
        <>
          <Button onClick={close}>Close</Button>
          <Button
            variant="primary"
            disabled={!isDirty}
            pending={save.isPending}
            pendingLabel="Saving..."
            onClick={saveNotes}
          >
            Save Notes
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <dl className="grid grid-cols-2 gap-3">
          <div>
            <dt className="text-ink-muted text-sm">Offer</dt>
            <dd className="font-semibold text-lg tabular-nums">
              {offeredPrice(lead)}
              <BelowAsking lead={lead} />
            </dd>
          </div>
          <div>
            <dt className="text-ink-muted text-sm">Asking</dt>
            <dd className="font-semibold text-lg tabular-nums">{listedPrice(lead)}</dd>
          </div>
        </dl>
        <a href={listingPath(lead)} target="_blank" rel="noreferrer" className="font-medium text-accent">
          {listingName(lead)}
        </a>
        <LeadStatusField lead={lead} />
        <FollowUp lead={lead} />
        <Field label="Notes" hint={isDirty ? 'Not saved yet' : 'Only you see them'}>
          <Textarea
            rows={4}
            maxLength={MAX_NOTES}
            value={notes}
            onChange={(event) => setNotes(event.target.value)}
          />
        </Field>
        <LeadHistory id={lead.id} />
      </div>
      <ConfirmDialog
        open={discarding}
        onOpenChange={setDiscarding}
        tone="danger"
        title="Discard your notes?"
        body="What you have written is not saved yet."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={onClose}
      />
    </Dialog>
  );
}
