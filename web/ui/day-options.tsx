import { useWords } from '../i18n/common-words';
import { formatDay, monthName } from '../lib/dates';

interface DayOptionsProps {
  /** The first day, YYYY-MM-DD. */
  from: string;
  /** How many days. */
  count: number;
  /** The current value, offered even if it is not among the days. */
  value: string;
}

const DAY_MS = 86_400_000;
const daysFrom = (from: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(from) + index * DAY_MS).toISOString().slice(0, 10),
  );

const SOON = ['Today', 'Tomorrow'] as const;

/**
 * Days for a Select, by month: "Tomorrow, Wed 25 Nov". Every phone shows it as a list rather than as a
 * calendar.
 */
export function DayOptions({ from, count, value }: DayOptionsProps) {
  const t = useWords();
  const days = daysFrom(from, count);
  const months = [...new Set(days.map((day) => day.slice(0, 7)))];
  return (
    <>
      {value && !days.includes(value) && <option value={value}>{formatDay(value)}</option>}
      {months.map((month) => (
        <optgroup key={month} label={monthName(month)}>
          {days
            .filter((day) => day.startsWith(month))
            .map((day) => {
              const soon = SOON[days.indexOf(day)];
              return (
                <option key={day} value={day}>
                  {soon ? `${t(soon)}, ${formatDay(day)}` : formatDay(day)}
                </option>
              );
            })}
        </optgroup>
      ))}
    </>
  );
}

interface MonthOptionsProps {
  /** The years, one optgroup each. */
  years: readonly number[];
  value: string;
}

/** Months for a Select, by year: "Mar 2027". */
export function MonthOptions({ years, value }: MonthOptionsProps) {
  const months = years.map((year) => ({
    year,
    values: Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`),
  }));
  const isKnown = months.some(({ values }) => values.includes(value));
  return (
    <>
      {value && !isKnown && <option value={value}>{monthName(value)}</option>}
      {months.map(({ year, values }) => (
        <optgroup key={year} label={String(year)}>
          {values.map((month) => (
            <option key={month} value={month}>
              {monthName(month)}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}
