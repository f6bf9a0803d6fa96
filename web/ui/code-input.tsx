import type { ComponentProps } from 'react';
import { OTP_LENGTH, OTP_PATTERN } from '../../schema/common/one-time-code';
import { cx } from '../lib/class-names';
import { useFieldWiring } from './field-context';

export type CodeInputProps = Omit<ComponentProps<'input'>, 'type' | 'maxLength' | 'pattern'>;

/** Room for a code pasted with spaces or dashes between its digits. */
const MAX_PASTED = 3 * OTP_LENGTH;

/** A one-time code in one real input, so that pasting and the phone's "from Messages" suggestion work. */
export function CodeInput({ className, required, ...rest }: CodeInputProps) {
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern={OTP_PATTERN}
      placeholder={'·'.repeat(OTP_LENGTH)}
      {...rest}
      {...useFieldWiring({ ...rest, required })}
      maxLength={MAX_PASTED}
      className={cx('control h-12 px-3 text-center font-mono text-xl! tracking-[0.45em]', className)}
    />
  );
}
