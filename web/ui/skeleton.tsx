import { cx } from '../lib/class-names';

/** Holds the exact place of what is coming. Give it that thing's size by `className`; say "loading" once per region. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block animate-pulse rounded-sm bg-line', className)} />;
}

/** Lines of text to come; the last one is shorter, as text is. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className="flex flex-col gap-2">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never reordered
        <Skeleton key={line} className={cx('h-3.5', line === lines - 1 && 'w-3/5')} />
      ))}
    </span>
  );
}
