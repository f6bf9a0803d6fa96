import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { cx } from '../lib/class-names';
import { MENU_ITEM } from './menu-panel-items';
import type { MenuCheckProps } from './menu-parts';

/** A checkbox item of a Menu. */
export function PanelCheck({ checked, onCheckedChange, children }: MenuCheckProps) {
  return (
    <DropdownMenu.CheckboxItem
      checked={checked}
      onCheckedChange={onCheckedChange}
      className={cx(MENU_ITEM, 'pl-9')}
    >
      <DropdownMenu.ItemIndicator className="-ml-6.5 w-4">
        <Check aria-hidden="true" className="size-4" />
      </DropdownMenu.ItemIndicator>
      {children}
    </DropdownMenu.CheckboxItem>
  );
}
