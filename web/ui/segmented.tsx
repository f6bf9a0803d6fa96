import { ToggleGroup } from 'radix-ui';
import type { ReactNode } from 'react';

export type SegmentedProps<T extends string> = {
  label: string;
  value: T;
  onValueChange: (value: T) => void;
  options: readonly { value: T; label: ReactNode; icon?: ReactNode }[];
};

/** Two to four ways to see the same thing (flat / grouped, monthly / yearly). One is always chosen. */
export function Segmented<T extends string>({ label, value, onValueChange, options }: SegmentedProps<T>) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      // Radix lets a second press clear the choice; here "none" means nothing.
      onValueChange={(next) => next && onValueChange(next as T)}
      className="inline-flex max-w-full gap-0.5 rounded-md bg-sunken p-0.5"
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          className="touch-target inline-flex h-8 items-center justify-center gap-1.5 rounded-sm px-3 font-medium text-ink-muted text-sm hover:text-ink data-[state=on]:bg-raised data-[state=on]:text-ink data-[state=on]:shadow-xs data-[state=on]:ring-1 data-[state=on]:ring-line-strong [&>svg]:size-4"
        >
          {option.icon}
          {option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
