import { ToggleGroup } from 'radix-ui';
import type { ReactNode } from 'react';
import { segmentClass, segmentsClass } from './segment-class';

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
      className={segmentsClass}
    >
      {options.map((option) => (
        <ToggleGroup.Item key={option.value} value={option.value} className={segmentClass}>
          {option.icon}
          {option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
