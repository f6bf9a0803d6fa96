import { Check } from 'lucide-react';
import { DropdownMenu, Slot } from 'radix-ui';
import { cx } from '../lib/class-names';
import type { MenuChoiceProps, MenuItemProps } from './menu-parts';

export const MENU_ITEM =
  'touch-target flex w-full cursor-pointer select-none items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-left ' +
  'text-sm no-underline outline-none data-highlighted:bg-hover aria-disabled:cursor-not-allowed ' +
  'aria-disabled:text-ink-subtle [&>svg]:size-4 [&>svg]:shrink-0';

/** One action of a Menu. */
export function PanelItem({ children, icon, onSelect, tone, disabledReason, asChild }: MenuItemProps) {
  const select = (event: Event) => (disabledReason ? event.preventDefault() : onSelect?.(event));
  const look = cx(
    MENU_ITEM,
    tone === 'danger' && !disabledReason && 'text-danger data-highlighted:bg-danger-soft',
  );
  if (asChild) {
    return (
      <DropdownMenu.Item asChild onSelect={select} className={look}>
        <Slot.Root>
          {icon}
          <Slot.Slottable>{children}</Slot.Slottable>
        </Slot.Root>
      </DropdownMenu.Item>
    );
  }
  return (
    <DropdownMenu.Item onSelect={select} aria-disabled={disabledReason ? true : undefined} className={look}>
      {icon}
      <span className="min-w-0">
        {children}
        {disabledReason && <span className="block text-ink-subtle text-xs">{disabledReason}</span>}
      </span>
    </DropdownMenu.Item>
  );
}

/** A radio item of a Menu: the status of a listing, a sort order. */
export function PanelChoice<T extends string>({ value, onValueChange, options }: MenuChoiceProps<T>) {
  return (
    <DropdownMenu.RadioGroup value={value} onValueChange={(next) => onValueChange(next as T)}>
      {options.map((option) => (
        <DropdownMenu.RadioItem
          key={option.value}
          value={option.value}
          disabled={option.disabled ?? false}
          className={cx(MENU_ITEM, 'pl-9 data-disabled:text-ink-subtle')}
        >
          <DropdownMenu.ItemIndicator className="-ml-6.5 w-4">
            <Check aria-hidden="true" className="size-4" />
          </DropdownMenu.ItemIndicator>
          {option.label}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
