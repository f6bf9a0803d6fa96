import type { CurrencyCode } from '../../../schema/common/currencies';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { PlainPriceInput } from '../vehicles/price-input';
import { useWords as useVehicleWords } from '../vehicles/words';
import { useTypedRow } from './list-store';

interface RowInputsProps {
  at: number;
  priceNote: string;
  currency?: CurrencyCode;
}

/** What of a row can be corrected before it is saved. */
export function RowInputs({ at, priceNote, currency = 'INR' }: RowInputsProps) {
  const vehicle = useVehicleWords();
  const [{ name, year, kms, price }, change] = useTypedRow(at);
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-[2fr_5rem_8rem_2fr]">
      <Field label={vehicle('Vehicle Name')} className="max-sm:col-span-2">
        <Input
          autoComplete="off"
          maxLength={120}
          value={name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <Field label={vehicle('Year')}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={year}
          onChange={({ target }) => change({ year: target.value })}
        />
      </Field>
      <Field label={vehicle('KMs Driven')}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={kms}
          onChange={({ target }) => change({ kms: target.value })}
        />
      </Field>
      <Field label={vehicle('Price')} hint={priceNote} className="max-sm:col-span-2">
        <PlainPriceInput value={price} currency={currency} onChange={(typed) => change({ price: typed })} />
      </Field>
    </div>
  );
}
