import { Tabs as Radix } from 'radix-ui';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { cx } from '../lib/class-names';
import { Field } from './core/field';
import { Select } from './core/select';

export type TabsProps<T extends string> = {
  /** The tabs' common label, for screen readers. */
  label: string;
  value: T;
  onValueChange: (value: T) => void;
  items: readonly { value: T; label: ReactNode; count?: number }[];
  /** `<TabPanel>`s */
  children: ReactNode;
  /** A list on phones, where a row of many tabs would be cut off without showing that there are more. */
  many?: boolean;
};

/** Radix focuses a pressed tab by script, which browsers treat as keyboard focus and outline. */
const quietUnderPointer = {
  onPointerDown: ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.dataset.pressed = '';
  },
  onKeyDown: ({ currentTarget }: KeyboardEvent<HTMLElement>) => {
    delete currentTarget.dataset.pressed;
  },
  onBlur: ({ currentTarget }: FocusEvent<HTMLElement>) => {
    delete currentTarget.dataset.pressed;
  },
};

/** Views of one subject. Controlled, so that the route's search parameter can hold the choice. */
export function Tabs<T extends string>({
  label,
  value,
  onValueChange,
  items,
  children,
  many = false,
}: TabsProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  // If the row is longer than the screen, scrolls the selected tab into view. Not by scrollIntoView, which
  // also moves the page.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>(`[id$="-trigger-${value}"]`);
    if (!list.current || !chosen) return;
    list.current.scrollLeft = chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2;
  }, [value]);
  return (
    <Radix.Root value={value} onValueChange={(next) => onValueChange(next as T)}>
      {many && (
        <Field label={label} hideLabel className="sm:hidden">
          <Select
            value={value}
            onChange={({ target }) => {
              const next = items.find((item) => item.value === target.value);
              if (next) onValueChange(next.value);
            }}
          >
            {items.map((item) => (
              <option key={item.value} value={item.value}>
                {item.label}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Radix.List
        ref={list}
        aria-label={label}
        className={cx(
          'relative flex gap-5 overflow-x-auto border-line border-b [scrollbar-width:none]',
          many && 'max-sm:hidden',
        )}
      >
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            {...quietUnderPointer}
            className="touch-target relative inline-flex h-10 shrink-0 items-center gap-1.5 px-0.5 font-medium text-ink-muted text-sm -outline-offset-2 hover:text-ink data-pressed:outline-none data-[state=active]:text-ink data-[state=active]:after:absolute data-[state=active]:after:inset-x-0 data-[state=active]:after:bottom-0 data-[state=active]:after:h-0.5 data-[state=active]:after:bg-accent"
          >
            {item.label}
            {item.count !== undefined && (
              <span className="rounded-full bg-sunken px-1.5 text-ink-muted text-xs tabular-nums">
                {item.count}
              </span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  );
}

/** One tab's content; mounted only while selected. */
export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Radix.Content value={value} className="pt-4">
      {children}
    </Radix.Content>
  );
}
