import { Switch } from 'radix-ui';
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
export function SwitchField({ label, description, className, ...control }: SwitchFieldProps) {
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
      <Switch.Root
        id={id}
        aria-describedby={description ? `${id}-note` : undefined}
        {...control}
        className="relative h-6 w-10 shrink-0 rounded-full border border-line-strong bg-sunken transition-colors after:absolute after:-inset-2.5 disabled:opacity-50 data-[state=checked]:border-accent data-[state=checked]:bg-accent"
      >
        <Switch.Thumb className="block size-4 translate-x-[3px] rounded-full bg-ink-muted transition-transform duration-150 data-[state=checked]:translate-x-[19px] data-[state=checked]:bg-accent-ink" />
      </Switch.Root>
    </div>
  );
}
