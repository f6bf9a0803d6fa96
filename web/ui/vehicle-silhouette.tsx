import { cx } from '../lib/class-names';

/** Replaces a photo that is missing or failed to load. Inline, so that it cannot fail too. */
export function VehicleSilhouette({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 60" className={cx('fill-current', className)}>
      <path d="M10 45c-3 0-5-2-5-5v-5c0-4 2-6 6-7l16-3c7-7 16-15 30-15h12c11 0 19 6 27 15l12 3c5 1 7 4 7 8v6c0 2-1 3-3 3h-5a11 11 0 0 0-22 0H42a11 11 0 0 0-22 0zm27-20h21V15.5c-9 0-16 4.5-21 9.5m26 0h24c-6-6-11-9.5-18-9.5h-6z" />
      <circle cx="31" cy="46" r="7.5" />
      <circle cx="96" cy="46" r="7.5" />
    </svg>
  );
}
