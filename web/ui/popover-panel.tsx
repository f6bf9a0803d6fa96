import { Popover as Radix } from 'radix-ui';
import { useState } from 'react';
import type { PopoverProps } from './popover-props';

/** A Popover after its first press, which opens it. */
export function PopoverPanel({ trigger, label, children, align = 'end' }: PopoverProps) {
  const [open, setOpen] = useState(true);
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-lg border border-line bg-raised p-4 text-ink shadow-raised outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-pop-in"
        >
          {children(() => setOpen(false))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
