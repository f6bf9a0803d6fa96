import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import { PLANS } from '../../../schema/billing/plans';
import { marginOf, marginPrice, wholeCost } from '../../../schema/money/margin';
import type { VehicleMoneyDto } from '../../../schema/money/output';
import type { DeskVehicleDto } from '../../../schema/vehicles/desk.output';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { Card, CardHeader } from '../../ui/card';
import { LoadFailure } from '../../ui/core/load-failure';
import { Skeleton } from '../../ui/skeleton';
import { currentUserQuery } from '../auth/auth.queries';
import { billStartQuery } from '../bills/bills.queries';
import { CoverButton, CoveredAmount } from './cover';
import { moneyQuery } from './money.queries';
import { MoneyLines } from './money-lines';
import { amountText, gstText, marginText } from './money-text';
import { MoneyPlanNote } from './plan-note';
import { TakeOver } from './take-over';
import { TakeTokens } from './take-tokens';
import { useCover } from './use-cover';
import { useWords } from './words';

/** Rupees. Income-tax Act 1961, section 206C(1F), as we read it on 27 November 2026. */
const TCS_ABOVE = 10_00_000;

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4 px-card py-2">
    <dt className="text-ink-muted">{label}</dt>
    <dd className="text-right font-medium tabular-nums">{children}</dd>
  </div>
);

const BillButton = lazy(async () => ({ default: (await import('../bills/bill-button')).BillButton }));

type MoneyCardProps = Pick<DeskVehicleDto, 'vehicle' | 'bestOffer' | 'leads'>;

/** Why there is no margin; empty if there is one. */
function useWhyNone(money: VehicleMoneyDto | undefined, vehicle: OwnVehicleDto) {
  const t = useWords();
  if (!money || wholeCost(money, vehicle) !== null) return '';
  if (money.boughtFor === null) return t('Add what you bought it for to see the margin.');
  const { currency } = money;
  return t('There is no margin: these amounts are in {currency}, and the price is not.', { currency });
}

function Contents({ vehicle, bestOffer, leads }: MoneyCardProps) {
  const t = useWords();
  const id = useId();
  const { isShown, toggle } = useCover();
  const { data: user } = useQuery(currentUserQuery);
  const hasPlan = user ? PLANS[user.subscriptionPlan].money : true;
  // Without the plan it depends on what was written on an earlier one.
  const { data, error, refetch } = useQuery({ ...moneyQuery(vehicle.id), enabled: isShown || !hasPlan });
  const whyNone = useWhyNone(data, vehicle);
  const { data: bills } = useQuery({ ...billStartQuery, enabled: isShown && hasPlan });
  if (!hasPlan && !data?.lines.length) {
    return (
      <Card padded={false}>
        <CardHeader title={t('Money')} />
        <MoneyPlanNote hasLines={false} />
      </Card>
    );
  }
  const { price, isSold } = marginPrice(vehicle);
  const figure = (textOf: (money: VehicleMoneyDto) => ReactNode) => {
    if (!isShown) return <CoveredAmount />;
    return data ? textOf(data) : <Skeleton className="inline-block h-4 w-20 align-middle" />;
  };
  const marginAt = (at: number) =>
    figure((money) => {
      const cost = wholeCost(money, vehicle);
      return cost === null ? '–' : marginText(marginOf(at, cost), vehicle.currency);
    });
  return (
    <Card padded={false}>
      <CardHeader
        title={t('Money')}
        description={t('Never shown to buyers or salespeople.')}
        actions={<CoverButton isShown={isShown} onToggle={toggle} controls={id} />}
      />
      <div id={id}>
        {isShown && error && !data ? (
          <LoadFailure title={t('The money could not be loaded')} onRetry={refetch} />
        ) : (
          <>
            <dl className="py-1 text-sm">
              <Row label={t('Bought for')}>
                {figure(({ boughtFor, currency }) =>
                  boughtFor === null ? '–' : amountText(boughtFor, currency),
                )}
              </Row>
              <Row label={t('Spent')}>
                {figure(({ lines, spent, currency }) =>
                  lines.length === 0 ? '–' : amountText(spent, currency),
                )}
              </Row>
              <Row label={t('Cost')}>
                {figure(({ lines, boughtFor, spent, currency }) =>
                  lines.length === 0 ? '–' : amountText((boughtFor ?? 0) + spent, currency),
                )}
              </Row>
              <Row label={isSold ? t('Sold for') : t('Asked price')}>
                {amountText(price, vehicle.currency)}
              </Row>
              <Row label={t('Received')}>
                {figure(({ received, currency }) => (received === 0 ? '–' : amountText(received, currency)))}
              </Row>
              <Row label={isSold ? t('Margin at the price it sold for') : t('Margin at the asked price')}>
                {marginAt(price)}
              </Row>
              {isShown && bills?.gstin && bills.scheme === 'margin' && (
                <Row label={t('GST on the margin')}>
                  {figure((money) => gstText(vehicle, price, money, bills.isTaxInPrice))}
                </Row>
              )}
              {bestOffer !== null && vehicle.status !== 'sold' && (
                <Row label={t('Margin at the best offer')}>{marginAt(bestOffer)}</Row>
              )}
            </dl>
            {isShown && data && (
              <>
                {price > TCS_ABOVE && vehicle.currency === 'INR' && (
                  <p className="px-card pb-3 text-ink-muted text-sm">
                    {t('Above ₹10 lakh: ask your accountant about TCS.')}
                  </p>
                )}
                {whyNone && <p className="px-card pb-3 text-ink-muted text-sm">{whyNone}</p>}
                {data.mayChange && data.boughtFor === null && <TakeOver money={data} />}
                {data.mayChange && <TakeTokens money={data} />}
                <MoneyLines money={data} />
                {data.mayChange && (
                  <Suspense fallback={<div className="h-12" />}>
                    <div className="border-line border-t px-card py-3">
                      <BillButton vehicle={vehicle} leads={leads} />
                    </div>
                  </Suspense>
                )}
                {!data.mayChange && <MoneyPlanNote hasLines />}
              </>
            )}
          </>
        )}
      </div>
    </Card>
  );
}

/** What the vehicle has cost, what was spent on it, and what is left; covered until somebody shows it. */
export function MoneyCard(props: MoneyCardProps) {
  const t = useWords();
  return (
    <section aria-label={t('Money')}>
      <Contents {...props} />
    </section>
  );
}
