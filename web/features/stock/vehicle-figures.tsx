import { CURRENCIES } from '../../../schema/common/currencies';
import type { DeskVehicleDto } from '../../../schema/vehicles/desk.output';
import { formatNumber, formatPrice } from '../../lib/format';
import { useNow } from '../../lib/use-now';
import { Badge } from '../../ui/badge';
import { StatCard } from '../../ui/stat-card';
import { useMay } from '../staff/use-may';
import { deskRow, standingTone } from './stock-row';
import { useWords } from './words';

/** The figures of the stock table, for one vehicle. */
export function VehicleFigures({ desk }: { desk: DeskVehicleDto }) {
  const t = useWords();
  const may = useMay();
  const now = useNow();
  const { vehicle } = desk;
  const { weekViews, leads, bestOffer, difference, days } = deskRow(desk, now);
  const money = (amount: number) => formatPrice(Math.abs(amount), vehicle.currency, CURRENCIES);
  const tone = days === undefined ? undefined : standingTone(days);
  return (
    <ul aria-label={t('Figures')} className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-4 lg:grid-cols-5">
      <li>
        <StatCard
          label={t('Views, 7 days')}
          value={formatNumber(weekViews)}
          hint={t('{views} in all', { views: formatNumber(vehicle.views) })}
        />
      </li>
      <li>
        <StatCard label={t('Scans')} value={formatNumber(vehicle.scans)} />
      </li>
      {may('seeLeads') && (
        <>
          <li>
            <StatCard label={t('Leads')} value={formatNumber(leads)} />
          </li>
          <li>
            <StatCard
              label={t('Best offer')}
              value={bestOffer === undefined ? '–' : money(bestOffer)}
              hint={
                difference !== undefined &&
                difference !== 0 &&
                t(difference < 0 ? '{amount} below your price' : '{amount} above your price', {
                  amount: money(difference),
                })
              }
            />
          </li>
        </>
      )}
      <li>
        <StatCard
          label={t('In stock')}
          value={
            days === undefined
              ? '–'
              : t(days === 1 ? '{days} day' : '{days} days', { days: formatNumber(days) })
          }
          hint={tone && <Badge tone={tone}>{t('Long in stock')}</Badge>}
        />
      </li>
    </ul>
  );
}
