import { ToggleGroup } from 'radix-ui';
import type { ReactNode } from 'react';
import { segmentClass, segmentsClass } from '../segment-class';

export type SegmentedProps<T extends string> = {
  label: string;
  value: T;
  onValueChange: (value: T) => void;
  options: readonly { value: T; label: ReactNode; icon?: ReactNode }[];
};

/** Two to four views of the same thing (flat or grouped, monthly or yearly). One is always selected. */
export function Segmented<T extends string>({ label, value, onValueChange, options }: SegmentedProps<T>) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      // In Radix a second press clears the choice, which must not happen here.
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
