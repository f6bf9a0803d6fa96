import { cx } from '../lib/class-names';

/** Reserves the exact place of content that is loading. Size it by `className`; announce "loading" once per region. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block animate-pulse rounded-sm bg-line', className)} />;
}
