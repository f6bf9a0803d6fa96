import { cx } from '../lib/class-names';

/** Holds the exact place of what is coming. Give it that thing's size by `className`; say "loading" once per region. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block animate-pulse rounded-sm bg-line', className)} />;
}
