import { isMissed, type Limit } from '../limits.ts';

/** A figure with its limit. A missed one makes the command fail, and is listed first in the output. */
export function judge(name: string, figure: number, limit: Limit, digits = 0): string {
  const text = `${figure.toFixed(digits)} (${limit.side} ${limit.value})`;
  if (!isMissed(limit, figure)) return text;
  missed.push(`${name} ${text}`);
  process.exitCode = 1;
  return `${text} MISSED`;
}

/** The limits missed since the last verdict. */
const missed: string[] = [];

/** The first line of a bench's output: whether all its limits held. */
export function verdict(): string {
  const names = missed.splice(0);
  return names.length === 0 ? 'held: every limit' : `MISSED: ${names.join('; ')}`;
}

/** Prints a title and aligned columns. */
export function printTable(title: string, rows: (string | number)[][]) {
  const widthOf = (column: number) => Math.max(...rows.map((row) => `${row[column] ?? ''}`.length));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => `${cell}`.padEnd(widthOf(column)))
      .join('  ')
      .trimEnd(),
  );
  console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

/**
 * The value below which this share of all values lies, interpolated between the two nearest; 0.5 gives the
 * median.
 */
export function percentile(values: readonly number[], share: number) {
  const sorted = values.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const [lower = 0, upper = lower] = sorted.slice(Math.floor(place));
  return lower + (upper - lower) * (place % 1);
}

export const median = (values: readonly number[]) => percentile(values, 0.5);
