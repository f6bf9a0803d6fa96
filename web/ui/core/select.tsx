import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../../lib/class-names';
import { useFieldWiring } from '../field-context';

/** A native select: a phone's own picker is better than any of ours. Children are `<option>`s. */
export function Select({ className, required, children, ...rest }: ComponentProps<'select'>) {
  return (
    // A problem goes below the frame, not between the control and its arrow (web/page/forms.ts).
    <span data-frame className={cx('relative block min-w-0', className)}>
      <select
        {...rest}
        {...useFieldWiring({ ...rest, required })}
        className="control cursor-pointer appearance-none truncate pr-9 pl-3"
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-muted"
      />
    </span>
  );
}
