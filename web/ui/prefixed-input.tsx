import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../lib/class-names';
import { useFieldWiring } from './field-context';

export type PrefixedInputProps = Omit<ComponentProps<'input'>, 'prefix'> & {
  /** "₹", "+91", or a small borderless control. */
  prefix: ReactNode;
  suffix?: ReactNode;
};

/** An input with a prefix (currency, dial code) and optionally a suffix ("km", a Verify button). */
export function PrefixedInput({ prefix, suffix, className, required, ...rest }: PrefixedInputProps) {
  return (
    <span className={cx('control flex items-stretch overflow-hidden', className)}>
      <span className="flex min-w-9 items-center justify-center border-line border-r bg-sunken px-2.5 text-ink-muted tabular-nums">
        {prefix}
      </span>
      <input
        type="text"
        {...rest}
        {...useFieldWiring({ ...rest, required })}
        className="w-full min-w-0 bg-transparent px-3 tabular-nums outline-none disabled:cursor-not-allowed"
      />
      {suffix && <span className="flex items-center whitespace-nowrap pr-3 text-ink-muted">{suffix}</span>}
    </span>
  );
}
