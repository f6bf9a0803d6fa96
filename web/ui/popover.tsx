import { cloneElement } from 'react';
import type { PopoverProps } from './popover-props';
import { lazyPanel, useLazyPanel } from './use-lazy-panel';

const panel = lazyPanel(async () => (await import('./popover-panel')).PopoverPanel);

/** A small panel attached to its button: filters, notifications. For tasks use Dialog. */
export function Popover(props: PopoverProps) {
  const { Panel, press } = useLazyPanel(panel);
  if (Panel) return <Panel {...props} />;
  return cloneElement(props.trigger, { 'aria-haspopup': 'dialog', 'aria-expanded': false, onClick: press });
}
