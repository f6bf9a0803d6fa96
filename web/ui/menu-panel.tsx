import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { PanelCheck } from './menu-panel-check';
import { PanelChoice, PanelItem } from './menu-panel-items';
import { type MenuParts, MenuPartsContext, type MenuProps } from './menu-parts';

const PanelLabel = ({ children }: { children: ReactNode }) => (
  <DropdownMenu.Label className="px-2.5 pt-2 pb-1 font-medium text-ink-muted text-xs">
    {children}
  </DropdownMenu.Label>
);

const PanelSeparator = () => <DropdownMenu.Separator className="-mx-1 my-1 h-px bg-line" />;

const PARTS: MenuParts = {
  Item: PanelItem,
  Choice: PanelChoice,
  Check: PanelCheck,
  Label: PanelLabel,
  Separator: PanelSeparator,
};

/** Radix detects keyboard use from the first key on, but the press that mounts this came earlier. */
function useFirstItem(byKeyboard: boolean) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!byKeyboard) return;
    const frame = requestAnimationFrame(() =>
      content.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [byKeyboard]);
  return content;
}

/** A Menu after its first press, which opens it. */
export function MenuPanel({
  trigger,
  children,
  align = 'end',
  side = 'bottom',
  byKeyboard,
}: MenuProps & { byKeyboard: boolean }) {
  const content = useFirstItem(byKeyboard);
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          ref={content}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 max-w-80 overflow-y-auto rounded-lg border border-line bg-raised p-1 text-ink shadow-raised data-[state=closed]:animate-fade-out data-[state=open]:animate-pop-in"
        >
          <MenuPartsContext value={PARTS}>{children}</MenuPartsContext>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
