import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../lib/class-names';

export type CardProps = ComponentProps<'div'> & {
  /** Off for tables, lists and pictures that reach the edge. */
  padded?: boolean;
};

/** A surface with a thin border for things that belong together. Cards are not nested. */
export function Card({ padded = true, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={cx(
        'min-w-0 rounded-lg border border-line bg-surface shadow-xs',
        padded ? 'p-card' : 'overflow-clip',
        className,
      )}
    />
  );
}

export type CardHeaderProps = { title: ReactNode; description?: ReactNode; actions?: ReactNode };

/** Top of an unpadded Card: its title and its actions. */
export function CardHeader({ title, description, actions }: CardHeaderProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b px-card py-3">
      <div className="min-w-0">
        <h2 className="font-semibold text-base">{title}</h2>
        {description && <p className="text-ink-muted text-sm">{description}</p>}
      </div>
      {actions && <div className="flex items-center gap-2">{actions}</div>}
    </div>
  );
}

/** The title of a part of a page or form without a card. */
export function SectionTitle({ children, className, ...rest }: ComponentProps<'h2'>) {
  return (
    <h2 {...rest} className={cx('font-semibold text-base sm:text-lg', className)}>
      {children}
    </h2>
  );
}
