/** Prints a title and rows in columns as wide as what is in them. */
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

/** The value below which this share of all is, between the two nearest where there is none: 0.5 for the median. */
export function percentile(values: readonly number[], share: number) {
  const sorted = values.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const [lower = 0, upper = lower] = sorted.slice(Math.floor(place));
  return lower + (upper - lower) * (place % 1);
}

export const median = (values: readonly number[]) => percentile(values, 0.5);
