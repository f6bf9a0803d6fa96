import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { GST_STATES } from '../../../schema/billing/gst';
import { CreatePaymentInput } from '../../../schema/billing/input';
import type { CheckoutDto } from '../../../schema/billing/output';
import { isUnauthorized } from '../../lib/failure';
import { showServerErrors } from '../../lib/server-errors';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { Select } from '../../ui/core/select';
import { Form } from '../../ui/form';
import { FormAlert } from '../../ui/form-alert';
import { updateBuyerMutation } from './billing.queries';
import type { PlanChoice } from './plan-choice';
import { useWords } from './words';

const { gstin, state } = CreatePaymentInput.shape;
const none = z.literal('').transform(() => null);
const BuyerInput = z.object({ gstin: none.or(gstin), state: none.or(state) });
const STATES = Object.entries(GST_STATES).sort(([, a], [, b]) => a.localeCompare(b));

/** GSTIN and state for the invoice, optional and useful to businesses. */
export function BuyerForm({ checkout, choice }: { checkout: CheckoutDto; choice: PlanChoice }) {
  const t = useWords();
  const form = useForm({
    resolver: zodResolver(BuyerInput),
    defaultValues: { gstin: checkout.gstin ?? '', state: checkout.state ?? '' },
  });
  const { errors } = form.formState;
  const save = useMutation({
    ...updateBuyerMutation(choice),
    onError: (error) => {
      if (!isUnauthorized(error)) showServerErrors(form, ['gstin', 'state'], error);
    },
  });
  const submit = form.handleSubmit((buyer) =>
    save.mutate(buyer, {
      onSuccess: () => toast({ title: t('Saved for your invoice'), tone: 'success' }),
    }),
  );
  return (
    <details className="rounded-lg border border-line bg-surface">
      <summary className="group flex min-h-11 items-center justify-between gap-3 px-card font-medium">
        {checkout.gstin ? t('GSTIN {gstin}', { gstin: checkout.gstin }) : t('Invoice with GSTIN')}
        <ChevronDown
          aria-hidden="true"
          className="size-4 text-ink-muted transition-transform in-open:rotate-180"
        />
      </summary>
      <Form
        label={t('Details for the invoice')}
        noValidate
        className="flex flex-col gap-4 px-card pb-4"
        onSubmit={submit}
      >
        <FormAlert message={errors.root?.message} />
        <Field
          label="GSTIN"
          error={errors.gstin?.message}
          hint={t('15 characters. Leave it empty for none.')}
        >
          <Input autoComplete="off" spellCheck={false} className="uppercase" {...form.register('gstin')} />
        </Field>
        <Field label={t('State')} error={errors.state?.message} hint={t('Needed only without a GSTIN.')}>
          <Select {...form.register('state')}>
            <option value="">{t('Not given')}</option>
            {STATES.map(([code, name]) => (
              <option key={code} value={code}>
                {t.known(name)}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" pending={save.isPending} className="self-start">
          {t('Save')}
        </Button>
      </Form>
    </details>
  );
}
