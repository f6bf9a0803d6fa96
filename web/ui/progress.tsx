import { Bar } from './bar';

export type ProgressProps = { label: string; percent: number };

/** Work of known length, such as an upload. For work of unknown length use Spinner. */
export function Progress({ label, percent }: ProgressProps) {
  const whole = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-3 text-sm">
        <span className="min-w-0 truncate">{label}</span>
        <span className="text-ink-muted tabular-nums">{whole}%</span>
      </div>
      <div role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={whole}>
        <Bar percent={whole} />
      </div>
    </div>
  );
}
