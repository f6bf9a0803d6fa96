import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { lazyPanel, useLazyPanel } from './use-lazy-panel';

export type PopoverProps = {
  trigger: ReactElement<Record<string, unknown>>;
  /** Names the panel for screen readers. */
  label: string;
  children: (close: () => void) => ReactNode;
  align?: 'start' | 'center' | 'end';
};

const panel = lazyPanel(async () => (await import('./popover-panel')).PopoverPanel);

/** A small panel tied to its button: filters, notifications. For tasks use Dialog. */
export function Popover(props: PopoverProps) {
  const { Panel, press } = useLazyPanel(panel);
  if (Panel) return <Panel {...props} />;
  return cloneElement(props.trigger, { 'aria-haspopup': 'dialog', 'aria-expanded': false, onClick: press });
}
