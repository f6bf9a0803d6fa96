import { TriangleAlert } from 'lucide-react';
import type { AccountDataDto } from '../../../schema/account/output';
import { PLANS } from '../../../schema/billing/plans';
import { KEPT, PAYMENT_YEARS } from '../../../schema/common/retention';
import { formatDate, formatDateTime } from '../../lib/dates';
import { formatNumber } from '../../lib/format';

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${formatNumber(count)} ${many}`;

/** What is deleted with an account, in figures, and the little that is kept. */
export function WhatIsLost({ account }: { account: AccountDataDto }) {
  const { vehicles, leads, plan, planEndsAt, paymentCheckedUntil } = account;
  return (
    <div className="flex flex-col gap-3 text-sm">
      <ul className="list-disc space-y-1 pl-5 marker:text-ink-subtle">
        <li>
          {counted(vehicles, 'vehicle', 'vehicles')}, with pages, photos and documents. Printed QR codes lead
          nowhere, and pages that others republished end.
        </li>
        <li>{counted(leads, 'lead', 'leads')}, your contacts, notes and notifications.</li>
        <li>Your profile, your username and every session.</li>
      </ul>
      {plan !== 'starter' && (
        <p className="flex gap-2.5 rounded-md bg-warning-soft p-3 text-warning">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>
            Your {PLANS[plan].name} plan{' '}
            {planEndsAt ? `runs until ${formatDate(planEndsAt)}` : 'is still running'}. What is left of it is
            lost and not refunded.
          </span>
        </p>
      )}
      {paymentCheckedUntil && (
        <p>
          We are still looking for your UPI payment. Your account and your pages close at once; the rest is
          erased when the payment is decided, {formatDateTime(paymentCheckedUntil)} at the latest.
        </p>
      )}
      <p className="text-ink-muted">
        Records of payments are kept for {PAYMENT_YEARS} years, as tax law asks, and recovery copies for{' '}
        {KEPT.backup} days. A mail tells you when all is done.
      </p>
    </div>
  );
}
