/**
 * A pure function that remembers its latest results, the oldest of which it forgets first: a list of a thousand rows
 * asks the same of the same text again and again.
 */
export function remembering<Result>(read: (text: string) => Result, most: number): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = read(text);
    if (known.size >= most) known.delete(known.keys().next().value ?? '');
    known.set(text, result);
    return result;
  };
}
