import { CURRENCIES, type CurrencyCode } from '../../../schema/common/currencies';
import { type Exchange, exchangeName } from '../../../schema/leads/exchange';
import { cx } from '../../lib/class-names';
import { formatKms, formatPrice } from '../../lib/format';
import { useWords } from './words';

interface LeadPaymentProps {
  offer: { needsLoan: boolean; exchange: Exchange | null };
  currency: CurrencyCode;
  /** In a row of a list: only which vehicle, since the whole lead is a tap away. */
  inRow?: boolean;
}

/** Below the sum: the vehicle in part payment, and whether the buyer needs a loan. */
export function LeadPayment({ offer: { needsLoan, exchange }, currency, inRow = false }: LeadPaymentProps) {
  const t = useWords();
  return (
    <>
      {exchange && (
        <span
          translate="no"
          className={cx(
            'wrap-break-word block font-medium text-sm',
            inRow && 'max-md:ml-auto max-md:max-w-28',
          )}
        >
          + {exchangeName(exchange)}
        </span>
      )}
      {exchange && !inRow && (
        <span className="block font-normal text-ink-muted text-sm">
          {[
            exchange.kms !== null && formatKms(exchange.kms),
            exchange.owners !== null && t('Owners: {owners}', { owners: exchange.owners }),
            exchange.price !== null &&
              t('expects {price}', { price: formatPrice(exchange.price, currency, CURRENCIES) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
      {needsLoan && <span className="block font-normal text-ink-muted text-sm">{t('Needs a loan')}</span>}
    </>
  );
}
