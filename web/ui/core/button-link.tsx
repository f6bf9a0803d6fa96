import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../lib/class-names';
import { type ButtonLook, buttonClass } from '../button-class';

type ButtonLinkProps = ComponentProps<'a'> &
  Pick<ButtonLook, 'variant' | 'size' | 'block' | 'square'> & { icon?: ReactNode };

/** A plain link with an icon that looks like a button. */
export function ButtonLink({
  variant,
  size,
  block,
  square,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const look = buttonClass({ variant, size, block, square }, className);
  return (
    <a {...rest} className={cx(look, 'inline-flex items-center justify-center gap-2')}>
      {icon}
      {children}
    </a>
  );
}
