import type { ComponentProps } from 'react';
import type { ButtonLink } from '../../ui/core/button-link';
import type { NumberOf, NumberUse } from './numbers.queries';

export interface NumberProps {
  subject: NumberOf;
  /** The number as it is listed: whole, or its last four digits. */
  listed: string;
}

export interface ReachLinkProps
  extends NumberProps,
    Omit<ComponentProps<typeof ButtonLink>, 'href' | 'onClick'> {
  use: Exclude<NumberUse, 'shown'>;
  hrefOf: (mobileNumber: string) => string;
  onReach?: (() => void) | undefined;
}
