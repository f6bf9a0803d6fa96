import { useQuery } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { formatMobile } from '../../../schema/common/mobile-text';
import { MAX_NOTES } from '../../../schema/leads/input';
import { isHandMade } from '../../../schema/leads/lead-sources';
import type { LeadDto } from '../../../schema/leads/output';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Field } from '../../ui/core/field';
import { Loaded } from '../../ui/core/loaded';
import { Dialog } from '../../ui/dialog';
import { TableSkeleton } from '../../ui/table-skeleton';
import { Textarea } from '../../ui/textarea';
import { ShownNumber } from '../numbers/buyers-number';
import { useMay } from '../staff/use-may';
import { DeleteLead } from './delete-lead';
import { FollowUp } from './follow-up';
import { LastContact } from './last-contact';
import { ReachBuyer } from './lead-actions';
import { LeadAssignee } from './lead-assignee';
import { LeadHistory } from './lead-history';
import { buyerName } from './lead-listing';
import { LeadMasked } from './lead-masked';
import { LeadPrices } from './lead-prices';
import { LeadStatusField } from './lead-status-field';
import { LeadUnlikely } from './lead-unlikely';
import { LeadWithdrawn } from './lead-withdrawn';
import { leadQuery } from './leads.queries';
import { SameNumber } from './same-number';
import { useLeadNotes } from './use-lead-notes';
import { useWords } from './words';

const LeadCounters = lazy(async () => ({
  default: (await import('../counters/lead-counters')).LeadCounters,
}));
const LeadWant = lazy(async () => ({ default: (await import('../wants/lead-want')).LeadWant }));

interface LeadDialogProps {
  id: string;
  /** The lead from its list, shown until its own response arrives. */
  known: LeadDto | undefined;
  /** Leaves the lead's address. */
  onClose: () => void;
  onAddContact: (lead: LeadDto) => void;
}

const NumberOfLead = ({ lead: { id, buyerMobile, masked } }: { lead: LeadDto }) =>
  masked ? formatMobile(buyerMobile) : <ShownNumber subject={{ of: 'lead', id }} listed={buyerMobile} />;

/** One buyer of one vehicle: the status, notes, and when to call again. */
export function LeadDialog({ id, known, onClose, onAddContact }: LeadDialogProps) {
  const t = useWords();
  const query = useQuery({ ...leadQuery(id), placeholderData: known });
  const { data: lead } = query;
  const notes = useLeadNotes(lead);
  const may = useMay();
  // However it is closed (button, Escape or the browser's back button), it asks about unsaved notes.
  const leaving = useBlocker({
    shouldBlockFn: () => notes.isDirty,
    enableBeforeUnload: () => notes.isDirty,
    withResolver: true,
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={lead ? buyerName(lead) : t('Lead')}
      {...(lead?.buyerMobile ? { description: <NumberOfLead lead={lead} /> } : {})}
      footer={
        <>
          <Button onClick={onClose}>{t('Close')}</Button>
          {!lead?.withdrawnAt && (
            <Button
              variant="primary"
              disabled={!notes.isDirty && !notes.isSaving}
              pending={notes.isSaving}
              pendingLabel={t('Saving...')}
              onClick={notes.save}
            >
              {t('Save notes')}
            </Button>
          )}
        </>
      }
    >
      <Loaded
        query={query}
        failure={t('This lead could not be loaded')}
        loading={<TableSkeleton label={t('Loading the lead')} />}
      >
        {(lead) => (
          // Not the first field, where an arrow key would change the lead's status.
          <div data-autofocus tabIndex={-1} className="flex flex-col gap-5 outline-none">
            {lead.masked && <LeadMasked />}
            {lead.unlikelyReason && !lead.withdrawnAt && <LeadUnlikely lead={lead} />}
            {lead.withdrawnAt ? (
              <LeadWithdrawn />
            ) : (
              <div className="flex flex-wrap gap-2 max-sm:*:flex-auto">
                <ReachBuyer lead={lead} onAddContact={onAddContact} />
              </div>
            )}
            <LeadPrices lead={lead} />
            <Suspense fallback={<div className="h-9" />}>
              <LeadCounters lead={lead} />
            </Suspense>
            {lead.lastContactAt && <LastContact at={lead.lastContactAt} />}
            {!lead.withdrawnAt && (
              <>
                <LeadStatusField lead={lead} />
                <FollowUp lead={lead} />
                <Suspense fallback={<div className="h-9" />}>
                  <LeadWant lead={lead} />
                </Suspense>
                {may('assign') && <LeadAssignee lead={lead} />}
                <Field label={t('Notes')} hint={notes.hint} error={notes.failure}>
                  <Textarea
                    rows={4}
                    maxLength={MAX_NOTES}
                    value={notes.text}
                    onChange={({ target }) => notes.setText(target.value)}
                  />
                </Field>
              </>
            )}
            <SameNumber id={lead.id} />
            <LeadHistory lead={lead} />
            {isHandMade(lead.source) && <DeleteLead lead={lead} onDeleted={onClose} />}
          </div>
        )}
      </Loaded>
      <ConfirmDialog
        open={leaving.status === 'blocked'}
        onOpenChange={(open) => !open && leaving.reset?.()}
        tone="danger"
        title={t('Discard your notes?')}
        body={t('What you have written is not saved yet.')}
        confirmLabel={t('Discard')}
        cancelLabel={t('Keep editing')}
        onConfirm={() => leaving.proceed?.()}
      />
    </Dialog>
  );
}
