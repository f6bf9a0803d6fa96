import type { UseFormReturn } from 'react-hook-form';
import { readAmount } from '../../../schema/common/amount-words';
import type { CurrencyCode } from '../../../schema/common/currencies';
import { CASH_LIMITS } from '../../../schema/money/cash';
import { MODE_LABELS, TOKEN_MODES, TOKEN_TERMS } from '../../../schema/papers/kinds';
import { describePrice } from '../../lib/amount-words';
import { indianDay } from '../../lib/indian-day';
import { Field } from '../../ui/core/field';
import { Select } from '../../ui/core/select';
import { PriceInput } from '../vehicles/price-input';
import { MomentFields } from './moment-fields';
import type { PaperForm } from './paper-form';
import { RcOwnerField } from './rc-owner-field';
import { useWords } from './words';

const TERMS = {
  returned: 'The token is returned in full',
  kept: 'The seller keeps the token',
} as const;

/** Income-tax Act 1961, section 269ST (schema/money/cash.ts). */
const isTooMuchCash = (typed: string, currency: CurrencyCode) =>
  currency === 'INR' && (readAmount(typed) ?? 0) * 100 >= CASH_LIMITS.taken;

interface TokenFieldsProps {
  form: UseFormReturn<PaperForm>;
  currency: CurrencyCode;
}

/** What was paid, until when the vehicle is held, and what if the buyer does not buy. */
export function TokenFields({ form, currency }: TokenFieldsProps) {
  const t = useWords();
  const { register, control, watch, formState } = form;
  return (
    <>
      <Field
        label={t('Token received')}
        hint={describePrice(watch('amount'), currency)}
        error={formState.errors.amount?.message}
      >
        <PriceInput control={control} name="amount" currency={currency} />
      </Field>
      <Field
        label={t('Paid by')}
        hint={
          watch('mode') === 'cash' &&
          isTooMuchCash(watch('amount'), currency) &&
          t('₹2,00,000 or more may not be taken in cash for one deal.')
        }
      >
        <Select {...register('mode')}>
          {TOKEN_MODES.map((mode) => (
            <option key={mode} value={mode}>
              {t(MODE_LABELS[mode])}
            </option>
          ))}
        </Select>
      </Field>
      <MomentFields
        label={t('Held until')}
        day={register('day')}
        time={register('time')}
        error={formState.errors.day?.message}
        min={indianDay(Date.now())}
      />
      <Field label={t('If the buyer does not buy')}>
        <Select {...register('terms')}>
          {TOKEN_TERMS.map((terms) => (
            <option key={terms} value={terms}>
              {t(TERMS[terms])}
            </option>
          ))}
        </Select>
      </Field>
      <RcOwnerField form={form} isOptional />
    </>
  );
}
