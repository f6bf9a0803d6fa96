import { cx } from '../lib/class-names';

type BarProps = { percent: number; className?: string };

/**
 * The track and its fill. SVG, whose width is an attribute: an inline style would need a more permissive CSP.
 */
export function Bar({ percent, className }: BarProps) {
  return (
    <svg aria-hidden="true" className="block h-1.5 w-full overflow-hidden rounded-full bg-sunken">
      <rect
        height="100%"
        rx="3"
        width={`${Math.min(100, Math.max(0, percent))}%`}
        className={cx('fill-accent transition-[width] duration-200', className)}
      />
    </svg>
  );
}
