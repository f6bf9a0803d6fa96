import { formatDate } from '../../lib/dates';
import { formatNumber } from '../../lib/format';
import { useWords } from './words';

interface DayBarsProps {
  days: readonly { day: string; value: number }[];
}

/** With as few days as these, each bar has its number. */
const FEW = 7;
/** For the number above the highest. */
const ROOM = 1.12;
const STEPS = [1, 1.5, 2, 3, 4, 5, 6, 8, 10];

/** The next number that an axis can end with. */
function topOf(most: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  return STEPS.map((step) => step * unit).find((top) => top >= most && Number.isInteger(top)) ?? most;
}

/** One figure by day; the last is today. Not read aloud: the table has the same numbers. */
export function DayBars({ days }: DayBarsProps) {
  const t = useWords();
  const hasNumbers = days.length <= FEW;
  const most = Math.max(...days.map(({ value }) => value));
  const top = topOf(hasNumbers ? most * ROOM : most);
  const first = days[0];
  const last = days.at(-1);
  return (
    <div aria-hidden="true">
      <div className="flex h-48 gap-2">
        <div className="flex w-8 flex-col justify-between text-right text-ink-muted text-xs tabular-nums">
          <span className="-mt-2">{formatNumber(top)}</span>
          <span className="-mb-2">0</span>
        </div>
        <div className="flex min-w-0 flex-1 items-end gap-px border-line border-y sm:gap-0.5">
          {days.map(({ day, value }) => (
            <div
              key={day}
              title={`${formatDate(day)}: ${formatNumber(value)}`}
              className="flex h-full min-w-0 flex-1 flex-col justify-end hover:bg-hover"
            >
              {hasNumbers && (
                <span className="pb-0.5 text-center text-ink-muted text-xs tabular-nums">
                  {formatNumber(value)}
                </span>
              )}
              <div
                className="w-full shrink-0 rounded-t-xs bg-accent"
                style={{ height: `${(value / top) * 100}%`, minHeight: value > 0 ? 2 : 0 }}
              />
            </div>
          ))}
        </div>
      </div>
      <div className="mt-2 ml-10 flex justify-between text-ink-muted text-xs">
        <span>{first && formatDate(first.day)}</span>
        <span>{last && t('{day}, so far', { day: formatDate(last.day) })}</span>
      </div>
    </div>
  );
}
