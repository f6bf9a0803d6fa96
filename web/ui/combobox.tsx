import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { cx } from '../lib/class-names';
import { useFieldWiring } from './field-context';

export type ComboboxProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onSelect'> & {
  /** Names the list for screen readers. */
  listLabel: string;
  value: string;
  onChange: (value: string) => void;
  /** Suggestions; anything else may be typed. */
  options: readonly string[];
};

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Options that start with the typed text, then those that contain it; all of them if the text is empty or one
 * of them.
 */
function matching(options: readonly string[], typed: string): readonly string[] {
  const wanted = plain(typed);
  if (!wanted || options.some((option) => option === typed)) return options;
  const begins = options.filter((option) => plain(option).startsWith(wanted));
  return [
    ...begins,
    ...options.filter((option) => plain(option).includes(wanted) && !begins.includes(option)),
  ];
}

/** Text with suggestions: filtered while typing, chosen by arrow keys and Enter, or by a tap. */
export function Combobox({
  listLabel,
  value,
  onChange,
  options,
  className,
  required,
  ...rest
}: ComboboxProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const wiring = useFieldWiring({ ...rest, required });
  const shown = isOpen ? matching(options, value) : [];
  const isShown = shown.length > 0;
  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const choose = (option: string) => {
    onChange(option);
    close();
  };
  const move = (by: number) => {
    setIsOpen(true);
    const next = isShown ? (active + by + shown.length + (active < 0 && by < 0 ? 1 : 0)) % shown.length : -1;
    setActive(next);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    const chosen = shown[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Escape') close();
  };
  return (
    <span className={cx('relative block min-w-0', className)}>
      <input
        type="text"
        autoComplete="off"
        {...rest}
        {...wiring}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={active >= 0 && isShown ? `${id}-${active}` : undefined}
        value={value}
        onChange={({ target }) => {
          setIsOpen(true);
          setActive(-1);
          onChange(target.value);
        }}
        onClick={() => setIsOpen(true)}
        onKeyDown={press}
        onBlur={(event) => {
          close();
          rest.onBlur?.(event);
        }}
        className="control px-3"
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={listLabel}
        hidden={!isShown}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-56 overflow-y-auto rounded-md border border-line bg-raised py-1 shadow-raised"
      >
        {shown.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the input, which keeps the focus
          // biome-ignore lint/a11y/useFocusableInteractive: named by the input’s aria-activedescendant
          <div
            key={option}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
            className={cx(
              'touch-target flex cursor-pointer items-center px-3 py-1.5 text-sm hover:bg-hover',
              index === active && 'bg-hover',
            )}
          >
            {option}
          </div>
        ))}
      </div>
    </span>
  );
}
