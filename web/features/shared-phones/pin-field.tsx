import type { ComponentProps } from 'react';
import { Field, type FieldProps } from '../../ui/core/field';
import { Input } from '../../ui/core/input';

type PinFieldProps = Pick<FieldProps, 'label' | 'hint' | 'error'> & ComponentProps<'input'>;

/** Four digits on the keyboard for numbers, which no browser offers to save. */
export function PinField({ label, hint, error, ...input }: PinFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      <Input
        {...input}
        type="password"
        inputMode="numeric"
        pattern="\d{4}"
        maxLength={4}
        autoComplete="one-time-code"
        className="text-center text-xl tracking-[0.5em]"
      />
    </Field>
  );
}
