import { type ReactNode, useId } from 'react';
import { cx } from '../../lib/class-names';
import { segmentClass, segmentsClass } from '../segment-class';

export type SegmentedProps<T extends string> = {
  label: string;
  value: T;
  onValueChange: (value: T) => void;
  options: readonly { value: T; label: ReactNode; icon?: ReactNode }[];
};

/** Two to four views of the same thing (flat or grouped, monthly or yearly). One is always selected. */
export function Segmented<T extends string>({ label, value, onValueChange, options }: SegmentedProps<T>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={segmentsClass}>
      {options.map((option) => (
        <label key={option.value} className={cx(segmentClass, 'relative')}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-sm"
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </div>
  );
}
