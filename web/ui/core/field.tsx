import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useWords } from '../../i18n/common-words';
import { cx } from '../../lib/class-names';
import { FieldContext } from '../field-context';

export type FieldProps = {
  label: ReactNode;
  children: ReactNode;
  hint?: ReactNode;
  /** The form library's message; replaces the hint, so that the form grows as little as possible. */
  error?: string | undefined;
  required?: boolean;
  /** At the end of the label's row: a counter, or "Generate with AI". */
  aside?: ReactNode;
  hideLabel?: boolean;
  className?: string;
  /** The control's, for links to it. */
  id?: string;
};

/**
 * Label, one control, hint and error, connected by ids. Spread react-hook-form's `register` on the control.
 */
export function Field({
  label,
  children,
  hint,
  error,
  required = false,
  aside,
  hideLabel,
  className,
  id: own,
}: FieldProps) {
  const t = useWords();
  const made = useId();
  const id = own ?? made;
  const noteId = `${id}-note`;
  const describedBy = error || hint ? noteId : undefined;
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <div className={cx('flex items-center justify-between gap-3', hideLabel && !aside && 'sr-only')}>
        <label htmlFor={id} className={cx('font-medium text-sm text-ink', hideLabel && 'sr-only')}>
          {label}
          {required && (
            <span aria-hidden="true" className="text-danger">
              {' *'}
            </span>
          )}
        </label>
        {aside}
      </div>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>{children}</FieldContext>
      {error ? (
        <p id={noteId} className="flex items-start gap-1.5 text-danger text-sm">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t.known(error)}
        </p>
      ) : (
        hint && (
          <p id={noteId} className="text-ink-muted text-sm">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
