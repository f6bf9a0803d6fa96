import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { CurrencyCode } from '../../../schema/common/currencies';
import { RepublishFormInput } from '../../../schema/republish/input';
import { describePrice } from '../../lib/amount-words';
import { showServerErrors } from '../../lib/server-errors';
import { Button } from '../../ui/button';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { Dialog } from '../../ui/dialog';
import { Form } from '../../ui/form';
import { PriceInput } from '../vehicles/price-input';
import { useWords } from './words';

const FORM = 'republish';
const FIELDS = ['customPrice', 'customMobileNumber'] as const;

interface TermsFormProps {
  title: string;
  vehicleName: string;
  currency: CurrencyCode;
  start: { customPrice: string; customMobileNumber: string };
  /** The owner's price, as a reference. */
  hint: string | undefined;
  submitLabel: string;
  /** Rejects if the server refuses; the caller handles it, and the fields show the errors. */
  save: (terms: z.output<typeof RepublishFormInput>) => Promise<unknown>;
  onClose: () => void;
}

/** The reseller's terms: their own price and number. */
export function TermsForm({
  title,
  vehicleName,
  currency,
  start,
  hint,
  submitLabel,
  save,
  onClose,
}: TermsFormProps) {
  const t = useWords();
  const form = useForm({ resolver: zodResolver(RepublishFormInput), defaultValues: start });
  const { control, register, handleSubmit, watch, formState } = form;
  const { errors, isSubmitting } = formState;
  const submit = async (terms: z.output<typeof RepublishFormInput>) => {
    try {
      await save(terms);
    } catch (error) {
      return showServerErrors(form, FIELDS, error);
    }
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={vehicleName}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" type="submit" form={FORM} pending={isSubmitting}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form
        label={t('Your terms')}
        id={FORM}
        noValidate
        onSubmit={handleSubmit(submit)}
        className="flex flex-col gap-4"
      >
        <Field
          label={t('Your price')}
          required
          hint={describePrice(watch('customPrice'), currency) ?? hint}
          error={errors.customPrice?.message}
        >
          <PriceInput control={control} name="customPrice" currency={currency} />
        </Field>
        <Field
          label={t('Your mobile number')}
          required
          hint={t('Buyers of your page call this number.')}
          error={errors.customMobileNumber?.message}
        >
          <Input
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={20}
            {...register('customMobileNumber')}
          />
        </Field>
      </Form>
    </Dialog>
  );
}
