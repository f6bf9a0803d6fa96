import type { ReactNode } from 'react';
import { Card } from './card';

export type StatCardProps = {
  label: string;
  /** Already formatted; a Skeleton of the same height while loading. */
  value: ReactNode;
  hint?: ReactNode;
  trend?: { direction: 'up' | 'down' | 'flat'; label: string };
  icon?: ReactNode;
};

const TRENDS = {
  up: { arrow: '↑', look: 'text-positive' },
  down: { arrow: '↓', look: 'text-danger' },
  flat: { arrow: '→', look: 'text-ink-muted' },
};

/** One important number. Wrap it in a link if it leads somewhere. */
export function StatCard({ label, value, hint, trend, icon }: StatCardProps) {
  return (
    <Card className="h-full">
      <div className="flex items-center justify-between gap-2 text-ink-muted text-xs sm:text-sm [&>svg]:size-4">
        <span className="truncate">{label}</span>
        {icon}
      </div>
      <p className="mt-1.5 font-semibold text-2xl tabular-nums">{value}</p>
      {(trend || hint) && (
        <p className="mt-1 text-ink-muted text-xs">
          {trend && (
            <span className={`mr-1.5 font-medium ${TRENDS[trend.direction].look}`}>
              <span aria-hidden="true">{TRENDS[trend.direction].arrow} </span>
              {trend.label}
            </span>
          )}
          {hint}
        </p>
      )}
    </Card>
  );
}
