import { type ReactNode, useId } from 'react';
import { cx } from '../lib/class-names';

export type SwitchFieldProps = {
  label: ReactNode;
  description?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  name?: string;
  className?: string;
};

/** A setting that is on or off; the whole row is the target. With react-hook-form use a Controller. */
export function SwitchField({
  label,
  description,
  className,
  onCheckedChange,
  ...control
}: SwitchFieldProps) {
  const id = useId();
  return (
    <div className={cx('touch-target flex items-center justify-between gap-4', className)}>
      <div className="min-w-0">
        <label htmlFor={id} className="cursor-pointer font-medium text-sm">
          {label}
        </label>
        {description && (
          <p id={`${id}-note`} className="text-ink-muted text-sm">
            {description}
          </p>
        )}
      </div>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox itself says whether it is checked
        role="switch"
        id={id}
        aria-describedby={description ? `${id}-note` : undefined}
        onChange={({ target }) => onCheckedChange(target.checked)}
        {...control}
        className="relative h-6 w-10 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-sunken transition-colors before:absolute before:top-[3px] before:left-[3px] before:size-4 before:rounded-full before:bg-ink-muted before:transition-transform before:duration-150 after:absolute after:-inset-2.5 checked:border-accent checked:bg-accent checked:before:translate-x-4 checked:before:bg-accent-ink disabled:cursor-default disabled:opacity-50"
      />
    </div>
  );
}
