import { cloneElement, type ReactNode } from 'react';
import { type MenuProps, useMenuParts } from './menu-parts';
import { lazyPanel, useLazyPanel } from './use-lazy-panel';

const panel = lazyPanel(async () => (await import('./menu-panel')).MenuPanel);

/** A list of actions behind one button. Closes on choice, Escape and a click outside. */
export function Menu(props: MenuProps) {
  const { Panel, byKeyboard, press } = useLazyPanel(panel);
  if (Panel) return <Panel {...props} byKeyboard={byKeyboard} />;
  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: press,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      press({ detail: 0 });
    },
  });
}

/** Names the group of items that follows. */
export function MenuLabel({ children }: { children: ReactNode }) {
  const { Label } = useMenuParts();
  return <Label>{children}</Label>;
}

/** A divider between groups of items. */
export function MenuSeparator() {
  const { Separator } = useMenuParts();
  return <Separator />;
}
