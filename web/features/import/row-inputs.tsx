import { useFormContext } from 'react-hook-form';
import type { CurrencyCode } from '../../../schema/common/currencies';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { PriceInput } from '../vehicles/price-input';
import { useWords as useVehicleWords } from '../vehicles/words';
import type { ListForm } from './import-form';

interface RowInputsProps {
  at: number;
  priceNote: string;
  currency?: CurrencyCode;
}

/** What of a row can be corrected before it is saved. */
export function RowInputs({ at, priceNote, currency = 'INR' }: RowInputsProps) {
  const vehicle = useVehicleWords();
  const { register, control } = useFormContext<ListForm>();
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-[2fr_5rem_8rem_2fr]">
      <Field label={vehicle('Vehicle Name')} className="max-sm:col-span-2">
        <Input autoComplete="off" maxLength={120} {...register(`rows.${at}.name`)} />
      </Field>
      <Field label={vehicle('Year')}>
        <Input inputMode="numeric" autoComplete="off" maxLength={4} {...register(`rows.${at}.year`)} />
      </Field>
      <Field label={vehicle('KMs Driven')}>
        <Input inputMode="numeric" autoComplete="off" maxLength={9} {...register(`rows.${at}.kms`)} />
      </Field>
      <Field label={vehicle('Price')} hint={priceNote} className="max-sm:col-span-2">
        <PriceInput control={control} name={`rows.${at}.price`} currency={currency} />
      </Field>
    </div>
  );
}
