import { type FocusEventHandler, useState } from 'react';
import { useController } from 'react-hook-form';
import { readCount } from '../../../schema/common/digits';
import type { VehicleForm } from '../../../schema/vehicles/input';
import { formatNumber, kmUnit } from '../../lib/format';
import { PrefixedInput } from '../../ui/prefixed-input';

/**
 * As people write it: "18,500" or "18 500". null for nothing; an invalid number stays one that the rules
 * refuse.
 */
const readKms = (typed: string) => (typed.trim() === '' ? null : readCount(typed));

interface KmsInputProps {
  className: string;
  onFocus: FocusEventHandler<HTMLInputElement>;
  onType: () => void;
}

/** Kilometres, written with commas wherever they come from: typed, from the name, an advert or a draft. */
export function KmsInput({ onType, ...props }: KmsInputProps) {
  const { field } = useController<VehicleForm, 'kmsDriven'>({ name: 'kmsDriven' });
  // What is being typed; also what is no number, which only the seller can correct.
  const [typed, setTyped] = useState<string | null>(null);
  const { value, ref, name, disabled } = field;
  const shown = typeof value === 'number' && !Number.isNaN(value) ? formatNumber(value) : '';
  return (
    <PrefixedInput
      {...props}
      ref={ref}
      name={name}
      disabled={disabled}
      prefix={kmUnit()}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      value={typed ?? shown}
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(readKms(target.value));
        onType();
      }}
      onBlur={() => {
        if (!Number.isNaN(value)) setTyped(null);
        field.onBlur();
      }}
    />
  );
}
