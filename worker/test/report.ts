/** Prints what a suite has tried and what failed, one line each. */
export function report(title: string, figures: Record<string, string | number>) {
  const width = Math.max(...Object.keys(figures).map((name) => name.length));
  const lines = Object.entries(figures).map(([name, figure]) => `  ${name.padEnd(width)}  ${figure}`);
  console.log([title, ...lines].join('\n'));
}
