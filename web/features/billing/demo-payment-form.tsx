import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMinor } from '../../lib/money';
import { Button } from '../../ui/button';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { Form } from '../../ui/form';
import { payDemoMutation } from './billing.queries';
import { type PaymentFormProps, PROCESS_FAILED } from './payment-form';
import { useWords } from './words';

const TEST_CARDS = [
  { number: '4242 4242 4242 4242', label: 'Pays' },
  { number: '4000 0000 0000 0002', label: 'Declined' },
  { number: '4000 0025 0000 3155', label: 'Asks the bank' },
] as const;

const grouped = (digits: string) =>
  digits
    .replace(/\D/g, '')
    .slice(0, 16)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** Development: a card form for the demo gateway, with its test cards. */
export function DemoPaymentForm({ checkout, onPaid, onFailed }: PaymentFormProps) {
  const t = useWords();
  const [cardNumber, setCardNumber] = useState('');
  const [asksTheBank, setAsksTheBank] = useState(false);
  const payment = useMutation(payDemoMutation);

  const pay = (approved?: boolean) => {
    if (payment.isPending) return;
    payment.mutate(
      { intentId: checkout.paymentIntentId, clientSecret: checkout.clientSecret, cardNumber, approved },
      {
        onSuccess: ({ status, message }) => {
          setAsksTheBank(status === 'asks_the_bank');
          if (status === 'succeeded' || status === 'processing') onPaid();
          else if (status !== 'asks_the_bank') onFailed(message ?? PROCESS_FAILED);
        },
        onError: () => onFailed(PROCESS_FAILED),
      },
    );
  };

  if (asksTheBank) {
    return (
      <div className="flex flex-col gap-4">
        <p className="font-semibold text-base">{t('Your bank asks: is it you?')}</p>
        <p className="text-ink-muted">{t('A real bank would send you a code now. Answer in its place.')}</p>
        <div className="flex gap-2">
          <Button variant="primary" size="lg" pending={payment.isPending} onClick={() => pay(true)}>
            {t('Approve')}
          </Button>
          <Button size="lg" disabled={payment.isPending} onClick={() => pay(false)}>
            {t('Reject')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <Form
      label={t('Payment')}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        pay();
      }}
    >
      <p className="rounded-md bg-warning-soft px-3 py-2.5 text-warning">
        {t('Demo gateway: no money moves. Use one of the test cards.')}
      </p>
      <div className="flex flex-wrap gap-2">
        {TEST_CARDS.map(({ number, label }) => (
          <Button key={number} size="sm" onClick={() => setCardNumber(number)}>
            {t(label)}
          </Button>
        ))}
      </div>
      <Field label={t('Card number')}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          placeholder="4242 4242 4242 4242"
          className="tabular-nums"
          value={cardNumber}
          onChange={({ target }) => setCardNumber(grouped(target.value))}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        pending={payment.isPending}
        pendingLabel={t('Paying...')}
      >
        {t('Pay {finalAmount}', { finalAmount: formatMinor(checkout.finalAmount, checkout.currency) })}
      </Button>
    </Form>
  );
}
