import { MIN_COMPARED_PEOPLE } from '../../../schema/stock-figures/days';
import type { StockFiguresDto } from '../../../schema/stock-figures/output';
import { formatNumber } from '../../lib/format';
import { BEST } from './figure-words';
import { useWords } from './words';

/** What the figures say, in one sentence; what was best only where it is not chance. */
export function FiguresSentence({ figures }: { figures: StockFiguresDto }) {
  const t = useWords();
  const { days, totals, best } = figures;
  const { people, scans, calls, whatsApps, offers } = totals;
  const count = (value: number) => ({ count: formatNumber(value) });
  const parts = [
    t(people === 1 ? '{count} person' : '{count} people', count(people)),
    t(scans === 1 ? '{count} scan' : '{count} scans', count(scans)),
    t(calls === 1 ? '{count} tap on Call' : '{count} taps on Call', count(calls)),
    t(whatsApps === 1 ? '{count} tap on WhatsApp' : '{count} taps on WhatsApp', count(whatsApps)),
    t(offers === 1 ? '{count} offer' : '{count} offers', count(offers)),
  ];
  return (
    <p className="text-pretty text-base sm:text-lg">
      {t('{count} days: {parts}.', { ...count(days), parts: parts.join(', ') })}{' '}
      {best && best.source !== 'direct' ? (
        <span className="font-medium">
          {t.rich(BEST[best.source], { name: <span translate="no">{best.name}</span> })}
        </span>
      ) : (
        people < MIN_COMPARED_PEOPLE && (
          <span className="text-ink-muted">{t('Too few people yet to say what works best.')}</span>
        )
      )}
    </p>
  );
}
