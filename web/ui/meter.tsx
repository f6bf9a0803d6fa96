import { useWords } from '../i18n/common-words';
import { formatNumber } from '../lib/format';
import { Bar } from './bar';

export type MeterProps = {
  label: string;
  value: number;
  /** null means unlimited. */
  limit: number | null;
};

const LOOKS = {
  fine: { text: 'text-ink-muted', bar: '' },
  warning: { text: 'text-warning', bar: 'fill-warning' },
  danger: { text: 'text-danger', bar: 'fill-danger' },
};

function stateOf(percent: number): keyof typeof LOOKS {
  if (percent >= 100) return 'danger';
  return percent >= 80 ? 'warning' : 'fine';
}

/** How much of a plan's limit is used: a warning from 80%, an alarm at 100%. */
export function Meter({ label, value, limit }: MeterProps) {
  const t = useWords();
  const percent = limit === null ? 0 : limit <= 0 ? 100 : (value / limit) * 100;
  const look = LOOKS[limit === null ? 'fine' : stateOf(percent)];
  const used = formatNumber(value);
  const text =
    limit === null
      ? t('{used} · Unlimited', { used })
      : t('{used} of {limit}', { used, limit: formatNumber(limit) });
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-3 text-sm">
        <span className="font-medium">{label}</span>
        <span className={`tabular-nums ${look.text}`}>{text}</span>
      </div>
      {limit !== null && (
        // biome-ignore lint/a11y/useSemanticElements: <meter> cannot be styled alike in all browsers
        <div
          role="meter"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={Math.max(limit, 1)}
          aria-valuenow={Math.min(value, Math.max(limit, 1))}
          aria-valuetext={text}
        >
          <Bar percent={percent} className={look.bar} />
        </div>
      )}
    </div>
  );
}
