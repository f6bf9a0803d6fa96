import { createContext, type ReactElement, type ReactNode, use } from 'react';

export type MenuProps = {
  /** One focusable element (Button, IconButton); it becomes the menu's button. */
  trigger: ReactElement<Record<string, unknown>>;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
};

export type MenuItemProps = {
  children: ReactNode;
  icon?: ReactNode;
  onSelect?: (event: Event) => void;
  tone?: 'neutral' | 'danger';
  /** If set, the item is disabled but stays reachable, so that this reason below the label can be read. */
  disabledReason?: string | undefined;
  /** The single child is a link. */
  asChild?: boolean;
};

export type MenuChoiceProps<T extends string> = {
  value: T;
  onValueChange: (value: T) => void;
  options: readonly { value: T; label: ReactNode; disabled?: boolean }[];
};

export type MenuCheckProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  children: ReactNode;
};

export interface MenuParts {
  Item: (props: MenuItemProps) => ReactNode;
  Choice: <T extends string>(props: MenuChoiceProps<T>) => ReactNode;
  Check: (props: MenuCheckProps) => ReactNode;
  Label: (props: { children: ReactNode }) => ReactNode;
  Separator: () => ReactNode;
}

/** The parts of an open menu, fetched when a menu is first opened, or when the page is idle. */
export const MenuPartsContext = createContext<MenuParts | null>(null);

export function useMenuParts(): MenuParts {
  const parts = use(MenuPartsContext);
  if (!parts) throw new Error('Items belong in a Menu');
  return parts;
}
