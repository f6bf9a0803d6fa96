import type { ReactNode } from 'react';
import { cx } from '../lib/class-names';

const TONES = {
  neutral: 'bg-sunken text-ink-muted',
  positive: 'bg-positive-soft text-positive',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  accent: 'bg-accent-soft text-accent',
  silver: 'bg-silver-soft text-silver',
  gold: 'bg-gold-soft text-gold',
};

export type BadgeTone = keyof typeof TONES;
export type BadgeProps = { children: ReactNode; tone?: BadgeTone; icon?: ReactNode; className?: string };

/**
 * A state in one word: Active, Sold, Verified, Pro. The word carries the meaning; the colour only supports
 * it.
 */
export function Badge({ children, tone = 'neutral', icon, className }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex h-5.5 items-center gap-1 whitespace-nowrap rounded-sm px-2 font-medium text-xs [&>svg]:size-3.5',
        TONES[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
