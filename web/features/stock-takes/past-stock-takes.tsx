import type { EndedStockTakeDto, StockTakeResult } from '../../../schema/stock-takes/output';
import { formatDateTime } from '../../lib/dates';
import { formatNumber } from '../../lib/format';
import { SectionTitle } from '../../ui/card';
import { calledInYard } from './look-up';
import { useWords } from './words';

/** What earlier stock-takes have found, the latest opened. */
export function PastStockTakes({ past }: { past: readonly EndedStockTakeDto[] }) {
  const t = useWords();
  if (past.length === 0) return null;
  return (
    <section aria-label={t('Earlier ones')} className="flex flex-col gap-2">
      <SectionTitle>{t('Earlier ones')}</SectionTitle>
      {past.map(({ id, endedAt, result }, index) => (
        <details key={id} open={index === 0} className="rounded-lg border border-line">
          <summary className="cursor-pointer px-4 py-3 text-sm">
            <span className="font-medium">{formatDateTime(endedAt)}</span>
            {': '}
            {t('{found} of {expected} found', {
              found: formatNumber(result.found),
              expected: formatNumber(result.expected),
            })}
          </summary>
          <Result result={result} />
        </details>
      ))}
    </section>
  );
}

function Result({ result }: { result: StockTakeResult }) {
  const t = useWords();
  const parts = [
    [t('Missing'), result.missing],
    [t('Out on a trip'), result.out],
    [t('Handed over'), result.handedOver],
    [t('Sold, but still there'), result.soldButThere],
    [t('Without a sticker'), result.withoutSticker],
    [t('Old price on the poster'), result.oldPrice],
  ] as const;
  const shown = parts.filter(([, list]) => list.length > 0);
  return (
    <div className="flex flex-col gap-3 border-line border-t px-4 py-3 text-sm">
      {shown.length === 0 && <p>{t('Everything is there, with a sticker and the right price.')}</p>}
      {shown.map(([title, list]) => (
        <div key={title}>
          <h4 className="font-medium">
            {title}{' '}
            <span className="font-normal text-ink-muted tabular-nums">{formatNumber(list.length)}</span>
          </h4>
          <ul className="list-disc pl-5">
            {list.map((vehicle) => (
              <li key={vehicle.id} translate="no">
                {calledInYard(vehicle)}
                {'since' in vehicle && (
                  <span translate="yes" className="text-ink-muted">
                    {' '}
                    {t('out since {time}', { time: formatDateTime(vehicle.since) })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
