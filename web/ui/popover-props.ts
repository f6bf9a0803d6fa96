import type { ReactElement, ReactNode } from 'react';

export type PopoverProps = {
  trigger: ReactElement<Record<string, unknown>>;
  /** Names the panel for screen readers. */
  label: string;
  children: (close: () => void) => ReactNode;
  align?: 'start' | 'center' | 'end';
};
