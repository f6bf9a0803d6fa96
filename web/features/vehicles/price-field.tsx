import { useFormContext } from 'react-hook-form';
import { CURRENCIES } from '../../../schema/common/currencies';
import type { VehicleForm } from '../../../schema/vehicles/input';
import { describePrice } from '../../lib/amount-words';
import { Field } from '../../ui/core/field';
import { CurrencyOptions } from '../../ui/currency-options';
import { PriceInput } from './price-input';
import { useWords } from './words';

/** The price; tapping its symbol changes the currency. */
export function PriceField() {
  const t = useWords();
  const { control, register, watch, formState } = useFormContext<VehicleForm>();
  const { errors } = formState;
  const currency = CURRENCIES.find(({ code }) => code === watch('currency')) ?? CURRENCIES[0];
  return (
    <Field
      label={t('Price')}
      error={errors.price?.message ?? errors.currency?.message}
      hint={describePrice(watch('price'), currency.code) ?? t('Like 4,75,000 or 4.75 lakh')}
      required
      className="col-span-2"
    >
      <PriceInput
        control={control}
        name="price"
        currency={currency.code}
        placeholder="4,75,000"
        prefix={
          <span className="relative -mx-2.5 flex min-h-full min-w-11 items-center justify-center self-stretch px-2.5 has-focus-visible:bg-hover">
            <span aria-hidden="true">{currency.symbol} ▾</span>
            <select
              {...register('currency')}
              aria-label={t('Currency')}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            >
              <CurrencyOptions />
            </select>
          </span>
        }
      />
    </Field>
  );
}
