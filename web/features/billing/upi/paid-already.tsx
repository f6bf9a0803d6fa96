import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { PaymentStateDto } from '../../../../schema/billing/output';
import { DURATION_LABELS, PLANS } from '../../../../schema/billing/plans';
import { BRAND } from '../../../../schema/common/brand';
import type { NameableOrderDto } from '../../../../schema/upi/output';
import { formatDateTime } from '../../../lib/dates';
import { formatMinor } from '../../../lib/money';
import { Button } from '../../../ui/button';
import { nameableOrdersQuery } from '../billing.queries';
import { say, useWords } from '../words';
import { ReferenceDialog } from './reference-dialog';

const priceOf = ({ amount, currency }: NameableOrderDto) => formatMinor(amount, currency);
const nameOf = ({ plan, duration }: NameableOrderDto) =>
  `${say.known(PLANS[plan].name)}, ${say.known(DURATION_LABELS[duration])}`;

interface PaidAlreadyProps {
  /** The order on the page, which has a form of its own. */
  except?: string;
  onClaimed: (state: PaymentStateDto, order: NameableOrderDto) => void;
}

/** UPI orders that were left, or replaced by another: whoever has paid one names the bank's reference here. */
export function PaidAlready({ except, onClaimed }: PaidAlreadyProps) {
  const t = useWords();
  const { data } = useQuery(nameableOrdersQuery);
  const [named, setNamed] = useState<NameableOrderDto>();
  const orders = data?.filter(({ id }) => id !== except) ?? [];
  const stop = () => setNamed(undefined);
  if (orders.length === 0 && !named) return null;
  return (
    <details className="rounded-lg border border-line bg-surface">
      <summary className="flex min-h-11 items-center justify-between gap-3 px-card font-medium">
        {t('Paid already by UPI? Name the reference')}
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-muted transition-transform in-open:rotate-180"
        />
      </summary>
      <ul aria-label={t('UPI orders')} className="divide-y divide-line border-line border-t">
        {orders.map((order) => (
          <li key={order.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-card py-3">
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-medium tabular-nums">{priceOf(order)}</p>
              <p className="text-ink-muted text-sm">
                {t('{order}, ordered {createdAt}', {
                  order: nameOf(order),
                  createdAt: formatDateTime(order.createdAt),
                })}
              </p>
            </div>
            <Button
              size="sm"
              aria-label={t('I have paid {price} for {order}', {
                price: priceOf(order),
                order: nameOf(order),
              })}
              onClick={() => setNamed(order)}
            >
              {t('I have paid this')}
            </Button>
          </li>
        ))}
      </ul>
      <p className="border-line border-t px-card py-3 text-ink-muted text-sm">
        {t.rich(
          'An order can be named for 7 days. For an older one, write to {address} with the amount, the date and the UPI reference.',
          {
            address: (
              <a href={`mailto:${BRAND.supportEmail}`} translate="no" className="underline">
                {BRAND.supportEmail}
              </a>
            ),
          },
        )}
      </p>
      {named && (
        <ReferenceDialog
          title={t('Name the UPI reference')}
          description={t('{price} for {order}. Name it before {nameableUntil}.', {
            price: priceOf(named),
            order: nameOf(named),
            nameableUntil: formatDateTime(named.nameableUntil),
          })}
          paymentId={named.id}
          startsAtOnce={named.startsAtOnce}
          onClaimed={(state) => {
            stop();
            onClaimed(state, named);
          }}
          onClose={stop}
        />
      )}
    </details>
  );
}
