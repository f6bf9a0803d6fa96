import { useMutation } from '@tanstack/react-query';
import { Ban, Ellipsis, Eraser, FileDown } from 'lucide-react';
import { useState } from 'react';
import { CURRENCIES } from '../../../schema/common/currencies';
import { PAPER_LABELS, PAPER_PATH } from '../../../schema/papers/kinds';
import type { PaperDto } from '../../../schema/papers/output';
import { formatDateTime } from '../../lib/dates';
import { inWords } from '../../lib/failure';
import { formatPrice } from '../../lib/format';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/core/icon-button';
import { lazyDialog } from '../../ui/lazy-dialog';
import { Menu } from '../../ui/menu';
import { MenuItem } from '../../ui/menu-item';
import { eraseBuyerMutation } from './papers.queries';
import { BY_HAND } from './signatures';
import { usePaperFile } from './use-paper-file';
import { useWords } from './words';

const CancelDialog = lazyDialog(async () => (await import('./cancel-dialog')).CancelDialog);
const ConfirmDialog = lazyDialog(async () => (await import('../../ui/confirm-dialog')).ConfirmDialog);

/** One receipt or note, with what can be done with it. */
export function PaperRow({ paper }: { paper: PaperDto }) {
  const t = useWords();
  const print = usePaperFile();
  const erase = useMutation(eraseBuyerMutation);
  const [opened, setOpened] = useState<'cancel' | 'erase'>();
  const close = () => setOpened(undefined);
  const { id, kind, number, code, issuedAt, madeAt, cancelledAt, cancelReason, fields } = paper;
  const other = fields.purchase ? fields.seller : fields.buyer;
  const isErasable = !fields.purchase && (fields.buyer.phone !== null || fields.buyer.address !== null);
  const sum = fields.token?.amount ?? fields.price;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-card py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">
          {t(PAPER_LABELS[kind])}{' '}
          <a
            href={`${PAPER_PATH}/${code}`}
            className="text-accent tabular-nums hover:underline"
            translate="no"
          >
            {number}
          </a>
        </p>
        <p className="wrap-break-word text-ink-muted text-sm">
          {formatDateTime(issuedAt)} · <span translate="no">{other.name}</span>
          {/* What was paid for a vehicle is covered elsewhere. */}
          {!fields.purchase && (
            <>
              {' · '}
              <span className="tabular-nums">{formatPrice(sum, fields.currency, CURRENCIES)}</span>
            </>
          )}
        </p>
        {madeAt && (
          <p className="text-ink-muted text-sm">
            {t('Made without a network on {time}', { time: formatDateTime(madeAt) })}
          </p>
        )}
        {cancelledAt && (
          <p className="wrap-break-word text-danger text-sm">
            {t('Cancelled on {time}', { time: formatDateTime(cancelledAt) })}:{' '}
            <span translate="no">{cancelReason}</span>
          </p>
        )}
        {fields.token && !cancelledAt && (
          <p className="text-ink-muted text-sm">
            {t('Held until {time}', { time: formatDateTime(fields.token.heldUntil) })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {!cancelledAt && (
          <Button
            size="sm"
            icon={<FileDown aria-hidden="true" className="size-4" />}
            aria-label={t('PDF of {number} without signatures', { number })}
            pending={print.isPending}
            onClick={() => print.mutate({ paper, signatures: BY_HAND })}
          >
            {t('Copy to sign')}
          </Button>
        )}
        {(!cancelledAt || isErasable) && (
          <Menu
            trigger={
              <IconButton
                size="sm"
                label={t('More actions for {number}', { number })}
                icon={<Ellipsis aria-hidden="true" className="size-4" />}
              />
            }
          >
            {!cancelledAt && (
              <MenuItem icon={<Ban aria-hidden="true" />} onSelect={() => setOpened('cancel')}>
                {t('Cancel the paper')}
              </MenuItem>
            )}
            {isErasable && (
              <MenuItem icon={<Eraser aria-hidden="true" />} onSelect={() => setOpened('erase')}>
                {t('Erase the buyer’s number')}
              </MenuItem>
            )}
          </Menu>
        )}
      </div>
      {opened === 'cancel' && <CancelDialog paper={paper} onClose={close} />}
      {opened === 'erase' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          tone="danger"
          title={t('Erase the number of {name}?', { name: other.name })}
          body={t(
            'For a buyer who asks for it. In this vehicle’s papers number and address go, and in cancelled ones the name. The name stays in receipts and bills for 8 years, as books are kept so long, and in a delivery note for 3, as long as a claim can be brought; the address stays on a bill with a GSTIN. The stock book keeps its line: erase it there, under Figures. What was printed stays with whoever has it.',
          )}
          confirmLabel={t('Erase')}
          onConfirm={() => inWords(erase.mutateAsync(id), t('That did not work. Please try again.'))}
        />
      )}
    </li>
  );
}
