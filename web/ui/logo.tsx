import { BRAND } from '../../schema/common/brand';
import { cx } from '../lib/class-names';

export type LogoProps = {
  name?: string;
  /** Only the key, where there is no room for the name; then label the surrounding link. */
  markOnly?: boolean;
  className?: string;
};

/** A key whose bow is a plate with one hole, and the product's name as real text. */
export function Logo({ name = BRAND.name, markOnly, className }: LogoProps) {
  return (
    <span className={cx('inline-flex select-none items-center gap-2 text-ink', className)}>
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-7 shrink-0">
        <rect width="32" height="32" rx="8" className="fill-brand" />
        <g className="fill-none stroke-brass" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
          <circle cx="11.5" cy="16" r="4.5" />
          <path d="M16 16h9.5M25.5 16v4M20.75 16v3" />
        </g>
      </svg>
      {!markOnly && <span className="font-semibold text-lg [letter-spacing:-0.025em]">{name}</span>}
    </span>
  );
}
