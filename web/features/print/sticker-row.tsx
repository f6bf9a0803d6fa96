import { Link } from '@tanstack/react-router';
import type { LinkDto } from '../../../schema/links/output';
import { Badge } from '../../ui/badge';
import { buttonClass } from '../../ui/button-class';
import { ScanCount } from '../links/scan-count';
import { say, useWords } from './words';

/** A code's destination, in words. */
export const targetText = (target: LinkDto['target']) =>
  target === null ? say('Not in use yet') : (target.name ?? say('A vehicle that no longer exists'));

export function StickerRow({ sticker }: { sticker: LinkDto }) {
  const t = useWords();
  const { code, target, scanCount, isUnscanned } = sticker;
  const number = sticker.number ?? '';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="wrap-break-word">
          <strong className="font-medium">{t('No. {number}', { number })}</strong>{' '}
          <span className={target ? undefined : 'text-ink-muted'}>{targetText(target)}</span>
        </p>
        <p className="flex flex-wrap items-center gap-2">
          <code translate="no" className="text-ink-muted text-xs">
            {code}
          </code>
          {target && <ScanCount count={scanCount} />}
          {isUnscanned && <Badge tone="warning">{t('Not scanned for 30 days')}</Badge>}
        </p>
      </div>
      <Link
        to="/dashboard/print"
        search={{ section: 'stickers', code }}
        resetScroll={false}
        aria-label={
          target
            ? t('Sticker {number}: scans and vehicle', { number })
            : t('Put sticker {number} on a vehicle', { number })
        }
        className={buttonClass({ size: 'sm' })}
      >
        {target ? t('Scans and vehicle') : t('Put on a vehicle')}
      </Link>
    </li>
  );
}
