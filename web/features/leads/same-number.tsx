import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeadDto } from '../../../schema/leads/output';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { TimeAgo } from '../../ui/core/time-ago';
import { buyerName, offeredPrice } from './lead-listing';
import { mergeLeadMutation, sameNumberQuery } from './leads.queries';
import { useWords } from './words';

/**
 * Offers with this lead's number from another device and network: perhaps the same buyer, perhaps someone
 * else using the number.
 */
export function SameNumber({ id }: { id: string }) {
  const t = useWords();
  const { data: others = [] } = useQuery(sameNumberQuery(id));
  const [merging, setMerging] = useState<LeadDto>();
  const merge = useMutation(mergeLeadMutation);
  if (others.length === 0) return null;
  return (
    <section aria-label={t('Same number')} className="rounded-md border border-line p-3">
      <h3 className="font-medium text-sm">{t('Same number, from another phone')}</h3>
      <p className="mt-1 text-ink-muted text-sm">
        {t('It may be the same buyer, or someone else using the number. Merge them once you know.')}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {others.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 flex-1">
              <span className="wrap-break-word block font-medium">{buyerName(other)}</span>
              <span className="block text-ink-muted text-sm tabular-nums">
                {offeredPrice(other)}, <TimeAgo at={other.createdAt} />
              </span>
            </span>
            <Button size="sm" onClick={() => setMerging(other)}>
              {t('Merge')}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={merging !== undefined}
        onOpenChange={(open) => !open && setMerging(undefined)}
        title={t('Merge these leads?')}
        body={t('Their offers and notes become one lead. This cannot be undone.')}
        confirmLabel={t('Merge')}
        pendingLabel={t('Merging...')}
        onConfirm={async () => {
          if (!merging) return;
          await merge.mutateAsync({ id, otherId: merging.id });
        }}
      />
    </section>
  );
}
