import { CURRENCIES, type CurrencyCode } from '../../../schema/common/currencies';
import type { PriceChangeDto } from '../../../schema/vehicles/desk.output';
import { formatDate } from '../../lib/dates';
import { formatPrice } from '../../lib/format';
import { Card, CardHeader } from '../../ui/card';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { useWords } from './words';

const CELL = 'px-card py-2.5 text-left align-top font-normal not-last:pr-0';

/** Who set which price, and when, as the record of changes has it. */
export function VehiclePrices({ prices, currency }: { prices: PriceChangeDto[]; currency: CurrencyCode }) {
  const t = useWords();
  const shown = (amount: number) => formatPrice(amount, currency, CURRENCIES);
  return (
    <Card padded={false}>
      <CardHeader title={t('Price over time')} />
      {prices.length === 0 ? (
        <p className="px-card py-3 text-ink-muted text-sm">{t('No other price in the last year.')}</p>
      ) : (
        <table className="w-full text-sm">
          <caption>
            <VisuallyHidden>{t('Price over time')}</VisuallyHidden>
          </caption>
          <thead className="border-line border-b text-ink-muted">
            <tr>
              <th scope="col" className={CELL}>
                {t('Date')}
              </th>
              <th scope="col" className={CELL}>
                {t('Who')}
              </th>
              <th scope="col" className={CELL}>
                {t('Price')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {prices.map(({ id, at, isOwner, personName, from, to }) => (
              <tr key={id}>
                <td className={CELL}>
                  <time dateTime={at}>{formatDate(at)}</time>
                </td>
                <td className={CELL}>
                  {isOwner || personName === null ? (
                    t(isOwner ? 'Owner' : 'Former staff')
                  ) : (
                    <span translate="no">{personName}</span>
                  )}
                </td>
                <td className={`${CELL} tabular-nums`}>
                  {shown(from)} → {shown(to)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
