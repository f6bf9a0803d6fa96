import { type MenuCheckProps, useMenuParts } from './menu-parts';

/** A setting that is on or off, in a Menu. */
export function MenuCheck(props: MenuCheckProps) {
  const { Check } = useMenuParts();
  return <Check {...props} />;
}
