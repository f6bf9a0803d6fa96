import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { MODE_WORDS, MONEY_WORDS } from '../../../schema/money/kinds';
import type { MoneyLineDto, VehicleMoneyDto } from '../../../schema/money/output';
import { formatDate } from '../../lib/dates';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/core/icon-button';
import { lazyDialog } from '../../ui/lazy-dialog';
import { addLineMutation, moneyQuery, removeLineMutation } from './money.queries';
import { amountText } from './money-text';
import { useWords } from './words';

const MoneyLineDialog = lazyDialog(async () => (await import('./money-line-dialog')).MoneyLineDialog);

/** Removes a line; the toast, which has no amount, puts it back. */
function useRemoval(vehicleId: string) {
  const t = useWords();
  const client = useQueryClient();
  const add = useMutation(addLineMutation);
  const remove = useMutation(removeLineMutation);
  const latest = () => client.getQueryData(moneyQuery(vehicleId).queryKey)?.version ?? 0;
  const onError = (error: Error) => toastFailure(error, t('That did not work. Please try again.'));
  const undo = ({ kind, amount, day, note, mode, party, source, paperId }: MoneyLineDto) =>
    add.mutate(
      {
        vehicleId,
        // It was there before.
        json: { version: latest(), kind, amount, day, note, mode, party, source, paperId, isCashSeen: true },
      },
      { onError },
    );
  return {
    isPending: remove.isPending,
    remove: (line: MoneyLineDto) =>
      remove.mutate(
        { vehicleId, id: line.id, version: latest() },
        {
          onError,
          onSuccess: () =>
            toast({
              title: t('{what} removed', { what: t(MONEY_WORDS[line.kind]) }),
              tone: 'success',
              action: { label: t('Undo'), onSelect: () => undo(line) },
            }),
        },
      ),
  };
}

/** What was paid, latest first, with a way to add to it. */
export function MoneyLines({ money }: { money: VehicleMoneyDto }) {
  const t = useWords();
  const [opened, setOpened] = useState<MoneyLineDto | 'new'>();
  const { remove, isPending } = useRemoval(money.vehicleId);
  const { lines, currency, mayChange } = money;
  return (
    <>
      {lines.length > 0 && (
        <ul aria-label={t('What was paid')} className="divide-y divide-line border-line border-t text-sm">
          {lines.map((line) => {
            const what = t(MONEY_WORDS[line.kind]);
            return (
              <li key={line.id} className="flex items-center gap-2 py-2 pr-2 pl-card">
                <span className="min-w-0 flex-1">
                  <span className="block font-medium">{what}</span>
                  {(line.party || line.source) && (
                    <span className="wrap-break-word block">
                      {line.party && <span translate="no">{line.party}</span>}
                      {line.party && line.source && ' · '}
                      {line.source && t('Money of {name}', { name: line.source })}
                    </span>
                  )}
                  {line.note && (
                    <span translate="no" className="wrap-break-word block">
                      {line.note}
                    </span>
                  )}
                  <span className="block text-ink-muted text-xs">
                    <time dateTime={line.day}>{formatDate(line.day)}</time>
                    {line.mode && ` · ${t(MODE_WORDS[line.mode])}`}
                    {' · '}
                    {line.isOwner || line.personName === null ? (
                      t(line.isOwner ? 'Owner' : 'Former staff')
                    ) : (
                      <span translate="no">{line.personName}</span>
                    )}
                  </span>
                </span>
                <span className="font-medium tabular-nums">{amountText(line.amount, currency)}</span>
                {mayChange && (
                  <span className="flex">
                    <IconButton
                      size="sm"
                      label={t('Edit {what}', { what })}
                      icon={<Pencil aria-hidden="true" className="size-4" />}
                      onClick={() => setOpened(line)}
                    />
                    <IconButton
                      size="sm"
                      label={t('Remove {what}', { what })}
                      disabled={isPending}
                      icon={<X aria-hidden="true" className="size-4" />}
                      onClick={() => remove(line)}
                    />
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {mayChange && (
        <div className="border-line border-t px-card py-3">
          <Button
            size="sm"
            icon={<Plus aria-hidden="true" className="size-4" />}
            onClick={() => setOpened('new')}
          >
            {t('Add')}
          </Button>
        </div>
      )}
      {opened && (
        <MoneyLineDialog
          money={money}
          line={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
