import { LoaderCircle } from 'lucide-react';
import { cx } from '../lib/class-names';

type SpinnerProps = { label?: string; className?: string };

/** For loading content of unknown shape; otherwise use Skeleton. Decorative unless it has a `label`. */
export function Spinner({ label, className }: SpinnerProps) {
  const icon = <LoaderCircle aria-hidden="true" className={cx('size-4 shrink-0 animate-spin', className)} />;
  if (!label) return icon;
  return (
    <span role="status" className="inline-flex items-center gap-2 text-ink-muted">
      {icon}
      {label}
    </span>
  );
}
