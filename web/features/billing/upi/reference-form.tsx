import { useMutation } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import type { PaymentStateDto } from '../../../../schema/billing/output';
import { CLAIM_MS, readUtr, utrProblem } from '../../../../schema/upi/input';
import { failureText, isUnauthorized } from '../../../lib/failure';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/core/field';
import { Input } from '../../../ui/core/input';
import { Form } from '../../../ui/form';
import { claimMutation } from '../billing.queries';
import { useWords } from '../words';

const HOURS = CLAIM_MS / 3_600_000;
const AT_ONCE =
  '12 digits. Your plan starts at once; it ends after {hours} hours if the payment is not on our bank statement.';
const LATER =
  '12 digits. Your plan starts once the payment is on our bank statement, usually within 2 working days.';

/** Where the reference stands in the apps that most people use. */
const PLACES = [
  ['Google Pay', 'open the payment: “UPI transaction ID”'],
  ['PhonePe', 'History, open the payment: “UTR”'],
  ['Paytm', 'Balance & History, open the payment: “UPI Ref No”'],
] as const;

interface ReferenceFormProps {
  paymentId: string;
  /** The reference that was named before and is corrected. */
  corrects?: string | undefined;
  /** Whether naming it starts the plan. */
  startsAtOnce: boolean;
  fieldRef?: RefObject<HTMLInputElement | null>;
  onClaimed: (state: PaymentStateDto) => void;
}

/** Takes the bank's reference of a UPI payment, or corrects it. */
export function ReferenceForm({
  paymentId,
  corrects,
  startsAtOnce,
  fieldRef,
  onClaimed,
}: ReferenceFormProps) {
  const t = useWords();
  const [typed, setTyped] = useState(corrects ?? '');
  const [problem, setProblem] = useState<string>();
  const claim = useMutation(claimMutation);
  const submit = () => {
    const utr = readUtr(typed);
    setProblem(utrProblem(typed) ?? undefined);
    if (!utr || claim.isPending) return;
    claim.mutate(
      { paymentId, utr, ...(corrects ? { replaces: corrects } : {}) },
      {
        onSuccess: onClaimed,
        onError: (error) => {
          if (!isUnauthorized(error))
            setProblem(failureText(error, t('That did not work. Please try again.')));
        },
      },
    );
  };
  return (
    <Form
      label={t('UPI reference')}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field
        label={t('UPI reference (UTR) of your payment')}
        required
        error={problem}
        hint={
          corrects
            ? t('12 digits. We go on looking for your payment.')
            : t(startsAtOnce ? AT_ONCE : LATER, { hours: HOURS })
        }
      >
        <Input
          ref={fieldRef}
          inputMode="numeric"
          autoComplete="off"
          className="tabular-nums"
          maxLength={40}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem(undefined);
          }}
        />
      </Field>
      <details className="text-ink-muted text-sm">
        <summary className="touch-target w-fit cursor-pointer font-medium text-ink">
          {t('Where do I find it?')}
        </summary>
        <dl className="mt-2 flex flex-col gap-1">
          {PLACES.map(([app, place]) => (
            <div key={app}>
              <dt className="inline font-medium text-ink">{app}: </dt>
              <dd className="inline">{t(place)}</dd>
            </div>
          ))}
        </dl>
      </details>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        pending={claim.isPending}
        pendingLabel={corrects ? t('Saving...') : t('One moment...')}
      >
        {corrects ? t('Save') : t('I have paid')}
      </Button>
    </Form>
  );
}
