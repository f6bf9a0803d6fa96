import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../lib/class-names';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  description?: ReactNode;
};

/** For consent and choices that are sent with a form. For immediate effect use SwitchField. */
export function Checkbox({ label, description, className, id, ...rest }: CheckboxProps) {
  const own = useId();
  const inputId = id ?? own;
  return (
    <div className={cx('flex items-start gap-2.5 pointer-coarse:py-2.5', className)}>
      <input
        type="checkbox"
        {...rest}
        id={inputId}
        aria-describedby={description ? `${inputId}-note` : undefined}
        className="mt-0.5 size-4 shrink-0 cursor-pointer rounded-xs pointer-coarse:size-5"
      />
      <div className="min-w-0">
        <label htmlFor={inputId} className="cursor-pointer text-sm">
          {label}
        </label>
        {description && (
          <p id={`${inputId}-note`} className="text-ink-muted text-sm">
            {description}
          </p>
        )}
      </div>
    </div>
  );
}
