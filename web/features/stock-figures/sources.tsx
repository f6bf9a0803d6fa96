import type { StockFiguresDto } from '../../../schema/stock-figures/output';
import { formatNumber } from '../../lib/format';
import { Card, CardHeader } from '../../ui/card';
import { SOURCES } from './figure-words';
import { useWords } from './words';

/** How people came, most of them first. */
export function Sources({ figures: { sources } }: { figures: StockFiguresDto }) {
  const t = useWords();
  const most = Math.max(1, ...sources.map(({ people }) => people));
  return (
    <Card padded={false}>
      <CardHeader title={t('How people came')} />
      {sources.length === 0 ? (
        <p className="p-card text-ink-muted text-sm">{t('Nobody has come in these days.')}</p>
      ) : (
        <dl className="flex flex-col gap-3 p-card text-sm">
          {sources.map(({ source, people }) => (
            <div key={source} className="grid grid-cols-[9rem_1fr_3.5rem] items-center gap-3">
              <dt className="wrap-break-word min-w-0">{t(SOURCES[source])}</dt>
              <dd aria-hidden="true" className="h-2 rounded-full bg-hover">
                <div
                  className="h-full rounded-full bg-accent"
                  style={{ width: `${(people / most) * 100}%` }}
                />
              </dd>
              <dd className="text-right tabular-nums">{formatNumber(people)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
