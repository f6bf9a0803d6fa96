import { type MenuCheckProps, useMenuParts } from './menu-parts';

/** A checkbox item of a Menu. */
export function MenuCheck(props: MenuCheckProps) {
  const { Check } = useMenuParts();
  return <Check {...props} />;
}
