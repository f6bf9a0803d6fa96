import { type ReactNode, useState } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { type CurrencyCode, symbolOf } from '../../../schema/common/currencies';
import { writePrice } from '../../lib/amount-words';
import { PrefixedInput } from '../../ui/prefixed-input';

interface PriceInputProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  currency: CurrencyCode;
  prefix?: ReactNode;
  placeholder?: string;
}

/**
 * A price. Rupees are written with commas wherever they come from: typed, from an advert, a draft or an
 * offer. The form keeps them as typed.
 */
export function PriceInput<Values extends FieldValues, Output>({
  control,
  name,
  currency,
  prefix = symbolOf(currency),
  placeholder,
}: PriceInputProps<Values, Output>) {
  const { field } = useController({ control, name });
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <PrefixedInput
      ref={field.ref}
      name={field.name}
      disabled={field.disabled}
      prefix={prefix}
      placeholder={placeholder}
      autoComplete="off"
      value={typed ?? writePrice(String(field.value), currency)}
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(target.value);
      }}
      onBlur={() => {
        setTyped(null);
        field.onBlur();
      }}
    />
  );
}
