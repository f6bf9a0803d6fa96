import type { ComponentProps } from 'react';
import { cx } from '../lib/class-names';
import { useFieldWiring } from './field-context';

export type CodeInputProps = Omit<ComponentProps<'input'>, 'type' | 'maxLength'> & { length?: number };

/** A one-time code in one real input, so that pasting and the phone's "from Messages" suggestion work. */
export function CodeInput({ length = 6, className, required, ...rest }: CodeInputProps) {
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern={`[0-9]{${length}}`}
      placeholder={'·'.repeat(length)}
      {...rest}
      {...useFieldWiring({ ...rest, required })}
      maxLength={length}
      className={cx('control h-12 px-3 text-center font-mono text-xl! tracking-[0.45em]', className)}
    />
  );
}
