import { TriangleAlert } from 'lucide-react';
import type { AccountDataDto } from '../../../schema/account/output';
import { PLANS } from '../../../schema/billing/plans';
import { KEPT, PAYMENT_YEARS } from '../../../schema/common/retention';
import { formatDate, formatDateTime } from '../../lib/dates';
import { formatNumber } from '../../lib/format';
import { useWords } from './words';

/** What is deleted with an account, in figures, and the little that is kept. */
export function WhatIsLost({ account }: { account: AccountDataDto }) {
  const t = useWords();
  const { vehicles, leads, plan, planEndsAt, paymentCheckedUntil } = account;
  return (
    <div className="flex flex-col gap-3 text-sm">
      <ul className="list-disc space-y-1 pl-5 marker:text-ink-subtle">
        <li>
          {t(
            '{vehicles}, with pages, photos and documents. Printed QR codes lead nowhere, and pages that others republished end.',
            {
              vehicles: t(vehicles === 1 ? '{count} vehicle' : '{count} vehicles', {
                count: formatNumber(vehicles),
              }),
            },
          )}
        </li>
        <li>
          {t('{leads}, your contacts, notes and notifications.', {
            leads: t(leads === 1 ? '{count} lead' : '{count} leads', { count: formatNumber(leads) }),
          })}
        </li>
        <li>{t('Your profile, your username and every session.')}</li>
      </ul>
      {plan !== 'starter' && (
        <p className="flex gap-2.5 rounded-md bg-warning-soft p-3 text-warning">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>
            {planEndsAt
              ? t('Your {plan} plan runs until {end}. What is left of it is lost and not refunded.', {
                  plan: t.known(PLANS[plan].name),
                  end: formatDate(planEndsAt),
                })
              : t('Your {plan} plan is still running. What is left of it is lost and not refunded.', {
                  plan: t.known(PLANS[plan].name),
                })}
          </span>
        </p>
      )}
      {paymentCheckedUntil && (
        <p>
          {t(
            'We are still looking for your UPI payment. Your account and your pages close at once; the rest is erased when the payment is decided, {paymentCheckedUntil} at the latest.',
            { paymentCheckedUntil: formatDateTime(paymentCheckedUntil) },
          )}
        </p>
      )}
      <p className="text-ink-muted">
        {t(
          'Records of payments are kept for {years} years, as tax law asks, and recovery copies for {days} days. A mail tells you when all is done.',
          { years: PAYMENT_YEARS, days: KEPT.backup },
        )}
      </p>
    </div>
  );
}
