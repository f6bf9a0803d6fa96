import type { UseFormReturn } from 'react-hook-form';
import { readAmount } from '../../../schema/common/amount-words';
import type { CurrencyCode } from '../../../schema/common/currencies';
import { CASH_LIMITS } from '../../../schema/money/cash';
import { MODE_LABELS, TOKEN_MODES } from '../../../schema/papers/kinds';
import { describePrice } from '../../lib/amount-words';
import { Field } from '../../ui/core/field';
import { Select } from '../../ui/core/select';
import { PriceInput } from '../vehicles/price-input';
import type { PurchaseForm } from './purchase-form';
import { useWords } from './words';

interface PaidFieldsProps {
  form: UseFormReturn<PurchaseForm>;
  currency: CurrencyCode;
  /** Whether there is something that stays as it is. */
  isKept: boolean;
}

/** What was paid and how, for those who may see money. */
export function PaidFields({ form, currency, isKept }: PaidFieldsProps) {
  const t = useWords();
  const { register, control, watch, formState } = form;
  const price = String(watch('price') ?? '');
  const kept = isKept ? t('Leave it empty to keep what is saved.') : t('Optional');
  return (
    <>
      <Field
        label={t('Price paid')}
        hint={describePrice(price, currency) || kept}
        error={formState.errors.price?.message}
      >
        <PriceInput control={control} name="price" currency={currency} />
      </Field>
      {price !== '' && (
        <Field
          label={t('Paid by')}
          hint={
            watch('paidBy') === 'cash' &&
            currency === 'INR' &&
            (readAmount(price) ?? 0) * 100 > CASH_LIMITS.paid &&
            t('More than ₹10,000 in cash to one person in a day may not count as a cost for the income tax.')
          }
        >
          <Select {...register('paidBy')}>
            {TOKEN_MODES.map((mode) => (
              <option key={mode} value={mode}>
                {t(MODE_LABELS[mode])}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  );
}
