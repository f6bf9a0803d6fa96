import { cx } from '../lib/class-names';

/**
 * Reserves the exact space of loading content. Size it by `className`; announce "loading" once per region.
 */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block animate-pulse rounded-sm bg-line', className)} />;
}
