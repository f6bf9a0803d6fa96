import { Area, AreaChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { AnalyticsDayDto } from '../../../schema/figures/output';
import { formatDate } from '../../lib/dates';

interface DayChartProps {
  days: readonly AnalyticsDayDto[];
  figure: Exclude<keyof AnalyticsDayDto, 'day'>;
  format: (value: number) => string;
  /** How many of the figure's units are one on the axis: a hundred paise are a rupee. */
  unit?: number;
}

const dayMonth = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const shortDay = (day: string) => dayMonth.format(new Date(day));
const compact = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 });

interface TipProps {
  active?: boolean | undefined;
  payload?: readonly { value?: unknown }[] | undefined;
  label?: string | number | undefined;
  format: (value: number) => string;
}

function Tip({ active, payload, label, format }: TipProps) {
  const value = payload?.[0]?.value;
  if (!active || typeof value !== 'number') return null;
  return (
    <div className="rounded-md border border-line bg-raised px-2.5 py-1.5 text-xs shadow-raised">
      <p className="text-ink-muted">{formatDate(String(label))}</p>
      <p className="font-semibold tabular-nums">{format(value)}</p>
    </div>
  );
}

/** One figure by day. Decorative: the same numbers are in the table next to it. */
export function DayChart({ days, figure, format, unit = 1 }: DayChartProps) {
  return (
    <ResponsiveContainer width="100%" height={160}>
      <AreaChart
        data={[...days]}
        margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <XAxis
          dataKey="day"
          tickFormatter={shortDay}
          minTickGap={48}
          tickLine={false}
          axisLine={{ stroke: 'var(--color-line)' }}
          tick={{ fill: 'var(--color-ink-muted)', fontSize: 11 }}
        />
        <YAxis
          width={40}
          allowDecimals={false}
          tickCount={4}
          tickFormatter={(value: number) => compact.format(value)}
          tickLine={false}
          axisLine={false}
          tick={{ fill: 'var(--color-ink-muted)', fontSize: 11 }}
        />
        <Tooltip
          cursor={{ stroke: 'var(--color-line-strong)', strokeDasharray: '3 3' }}
          isAnimationActive={false}
          content={({ active, payload, label }) => (
            <Tip active={active} payload={payload} label={label} format={(value) => format(value * unit)} />
          )}
        />
        <Area
          type="linear"
          dataKey={(row: AnalyticsDayDto) => row[figure] / unit}
          stroke="var(--color-accent)"
          strokeWidth={1.75}
          fill="var(--color-accent-soft)"
          fillOpacity={0.8}
          isAnimationActive={false}
          activeDot={{ r: 3.5, fill: 'var(--color-accent)', stroke: 'var(--color-surface)', strokeWidth: 2 }}
        />
      </AreaChart>
    </ResponsiveContainer>
  );
}
