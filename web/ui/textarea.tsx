import type { ComponentProps } from 'react';
import { cx } from '../lib/class-names';
import { useFieldWiring } from './field-context';

/** Several lines; grows with its text if the browser supports it (field-sizing), otherwise shows `rows`. */
export function Textarea({ className, required, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      {...rest}
      {...useFieldWiring({ ...rest, required })}
      className={cx('control field-sizing-content max-h-80 min-h-24 px-3 py-2', className)}
    />
  );
}
