import { type MenuChoiceProps, type MenuItemProps, useMenuParts } from './menu-parts';

/** One action of a Menu. */
export function MenuItem(props: MenuItemProps) {
  const { Item } = useMenuParts();
  return <Item {...props} />;
}

/** A radio item of a Menu: the status of a listing, a sort order. */
export function MenuChoice<T extends string>(props: MenuChoiceProps<T>) {
  const { Choice } = useMenuParts();
  return <Choice {...props} />;
}
