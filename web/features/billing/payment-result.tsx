import { CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { PaymentStateDto } from '../../../schema/billing/output';
import type { PaidPlan } from '../../../schema/billing/plan-names';
import { PLANS } from '../../../schema/billing/plans';
import { BRAND } from '../../../schema/common/brand';
import { CLAIM_MS } from '../../../schema/upi/input';
import { formatDate } from '../../lib/dates';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/card';
import { Spinner } from '../../ui/spinner';
import { say, useWords } from './words';

type Result =
  | { kind: 'asking' }
  | { kind: 'failed' }
  | { kind: 'answered'; state: PaymentStateDto; plan: PaidPlan };

function wordsOf(result: Result) {
  if (result.kind === 'asking') {
    return {
      icon: <Spinner />,
      title: say('Confirming your payment'),
      text: say('Please keep this page open for a moment.'),
    };
  }
  if (result.kind === 'failed') {
    return {
      icon: <TriangleAlert aria-hidden="true" className="size-8 text-danger" />,
      title: say('Please do not pay again'),
      text: say(
        'Payment succeeded but subscription activation failed. Please contact support: {supportEmail}. We also look for it ourselves every few minutes.',
        { supportEmail: BRAND.supportEmail },
      ),
    };
  }
  const { plan, subscriptionEndsAt: endsAt, status, start, message } = result.state;
  if (status === 'claimed') {
    const name = say.known(PLANS[result.plan].name);
    const isExtended = start === 'extended';
    return {
      icon: <Clock aria-hidden="true" className="size-8 text-warning" />,
      title: isExtended
        ? say('Your plan has been extended')
        : start
          ? say('{name} has started', { name })
          : say('Thank you'),
      text: start
        ? [
            endsAt &&
              say('{name} runs until {endsAt}.', {
                name: say.known(PLANS[plan].name),
                endsAt: formatDate(endsAt),
              }),
            say(
              isExtended
                ? 'We are looking for your payment on our bank statement and tell you when it is there, with the receipt. If we cannot find it within {hours} hours, the added time is taken back.'
                : 'We are looking for your payment on our bank statement and tell you when it is there, with the receipt. If we cannot find it within {hours} hours, the plan ends.',
              { hours: CLAIM_MS / 3_600_000 },
            ),
          ]
            .filter(Boolean)
            .join(' ')
        : (message ??
          say(
            'We are looking for your payment on our bank statement. {name} starts as soon as it is there, and we tell you.',
            { name },
          )),
    };
  }
  if (status === 'processing') {
    return {
      icon: <Clock aria-hidden="true" className="size-8 text-warning" />,
      title: say('Your bank is still processing it'),
      text: say('You can close this page: your plan starts by itself as soon as the payment arrives.'),
    };
  }
  return {
    icon: <CircleCheck aria-hidden="true" className="size-8 text-positive" />,
    title: say('{name} is active', { name: say.known(PLANS[plan].name) }),
    text: endsAt
      ? say('It runs until {endsAt}. Find the invoice under Payments.', { endsAt: formatDate(endsAt) })
      : '',
  };
}

/** The result of a payment. */
export function PaymentResult({ result }: { result: Result }) {
  const t = useWords();
  const { icon, title, text } = wordsOf(result);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="mx-auto flex max-w-lg flex-col items-center py-12! text-center" aria-live="polite">
      {icon}
      <h1 ref={heading} tabIndex={-1} className="mt-4 font-semibold text-2xl outline-none">
        {title}
      </h1>
      <p className="mt-2 text-pretty text-ink-muted">{text}</p>
      {result.kind !== 'asking' && (
        <div className="mt-6 flex flex-wrap justify-center gap-2">
          <a href="/dashboard" className={buttonClass({ variant: 'primary', size: 'lg' })}>
            {t('Go to dashboard')}
          </a>
          <a href="/subscription" className={buttonClass({ size: 'lg' })}>
            {t('Your plan')}
          </a>
        </div>
      )}
    </Card>
  );
}
