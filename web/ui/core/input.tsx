import type { ComponentProps } from 'react';
import { cx } from '../../lib/class-names';
import { useFieldWiring } from '../field-context';

/**
 * One line of text. Set `inputMode` and `autoComplete`: on a phone they select the keyboard and save typing.
 */
export function Input({ className, required, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      type="text"
      {...rest}
      {...useFieldWiring({ ...rest, required })}
      className={cx('control px-3', className)}
    />
  );
}
