import type { UseFormReturn } from 'react-hook-form';
import type { CurrencyCode } from '../../../schema/common/currencies';
import { describePrice } from '../../lib/amount-words';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { PriceInput } from '../vehicles/price-input';
import type { PaperForm } from './paper-form';
import { useWords } from './words';

interface SaleFieldsProps {
  form: UseFormReturn<PaperForm>;
  currency: CurrencyCode;
}

/** Who buys, and for how much. */
export function SaleFields({ form, currency }: SaleFieldsProps) {
  const t = useWords();
  const { register, control, watch, formState } = form;
  const { errors } = formState;
  return (
    <>
      <Field label={t('Number plate')} hint={t('As in the RC')} error={errors.plate?.message}>
        <Input autoComplete="off" autoCapitalize="characters" {...register('plate')} />
      </Field>
      <Field label={t('Buyer’s name')} error={errors.buyerName?.message}>
        <Input autoComplete="off" {...register('buyerName')} />
      </Field>
      <Field label={t('Buyer’s number')} error={errors.buyerMobile?.message}>
        <Input type="tel" inputMode="tel" autoComplete="off" {...register('buyerMobile')} />
      </Field>
      <Field
        label={t('Agreed price')}
        hint={describePrice(String(watch('price') ?? ''), currency)}
        error={errors.price?.message}
      >
        <PriceInput control={control} name="price" currency={currency} />
      </Field>
      <Field label={t('Taken in exchange')} hint={t('Optional')} error={errors.exchange?.message}>
        <Input autoComplete="off" {...register('exchange')} />
      </Field>
    </>
  );
}
