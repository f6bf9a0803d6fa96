import { type ReactNode, type Ref, useState } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { type CurrencyCode, symbolOf } from '../../../schema/common/currencies';
import { writePrice } from '../../lib/amount-words';
import { PrefixedInput } from '../../ui/prefixed-input';

interface PlainPriceInputProps {
  value: string;
  onChange: (typed: string) => void;
  onBlur?: () => void;
  currency: CurrencyCode;
  prefix?: ReactNode;
  placeholder?: string | undefined;
  name?: string;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A price. Rupees are written with commas wherever they come from: typed, from an advert, a draft or an
 * offer. What is passed on is as typed.
 */
export function PlainPriceInput({
  value,
  onChange,
  onBlur,
  currency,
  prefix = symbolOf(currency),
  ...rest
}: PlainPriceInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <PrefixedInput
      {...rest}
      prefix={prefix}
      autoComplete="off"
      value={typed ?? writePrice(value, currency)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(target.value);
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
    />
  );
}

interface PriceInputProps<Values extends FieldValues, Output>
  extends Pick<PlainPriceInputProps, 'currency' | 'prefix' | 'placeholder'> {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
}

/** The price of a form. */
export function PriceInput<Values extends FieldValues, Output>({
  control,
  name,
  ...look
}: PriceInputProps<Values, Output>) {
  const { field } = useController({ control, name });
  return <PlainPriceInput {...look} {...field} value={String(field.value)} />;
}
