import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../lib/class-names';
import { MENU_ITEM } from './menu-item';

export type MenuCheckProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  children: ReactNode;
};

/** A setting that is on or off, in a Menu. */
export function MenuCheck({ checked, onCheckedChange, children }: MenuCheckProps) {
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
