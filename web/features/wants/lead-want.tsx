import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import type { LeadDto } from '../../../schema/leads/output';
import { formatDay } from '../../lib/dates';
import { toastFailure } from '../../lib/failure';
import { indianDay } from '../../lib/indian-day';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { lazyDialog } from '../../ui/lazy-dialog';
import { buyerName } from '../leads/lead-listing';
import { useMay } from '../staff/use-may';
import { InStock } from './in-stock';
import { wantedText } from './wanted';
import { stopWaitingMutation, wantsQuery } from './wants.queries';
import { useWords } from './words';

const WantDialog = lazyDialog(async () => (await import('./want-dialog')).WantDialog);

/** What a lead's buyer waits for, or a way to keep them waiting. */
export function LeadWant({ lead }: { lead: LeadDto }) {
  const t = useWords();
  const mayWork = useMay()('workOnLeads');
  const [isOpen, setOpen] = useState(false);
  const wants = useInfiniteQuery(wantsQuery);
  const stop = useMutation(stopWaitingMutation);
  const want = wants.data?.find(({ leadId }) => leadId === lead.id);
  if (!mayWork || lead.masked || lead.withdrawnAt) return null;
  const buyer = buyerName(lead);
  const remove = (id: string) =>
    stop.mutate(id, {
      onSuccess: () => toast({ title: t('{buyer} no longer waits', { buyer }), tone: 'success' }),
      onError: (error) => toastFailure(error, t('This did not work. Please try again.')),
    });
  return (
    <div className="flex flex-col gap-2">
      {want && (
        <p className="text-sm">
          {t('Waiting for {wanted}, until {day}.', {
            wanted: wantedText(want),
            day: formatDay(indianDay(Date.parse(want.until))),
          })}
        </p>
      )}
      {want && <InStock want={want} />}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={<BellRing aria-hidden="true" className="size-4" />}
          onClick={() => setOpen(true)}
        >
          {want ? t('Change what they want') : t('Wants one like it')}
        </Button>
        {want && (
          <Button size="sm" variant="ghost" disabled={stop.isPending} onClick={() => remove(want.id)}>
            {t('No longer waiting')}
          </Button>
        )}
      </div>
      {isOpen && <WantDialog lead={lead} want={want} onClose={() => setOpen(false)} />}
    </div>
  );
}
