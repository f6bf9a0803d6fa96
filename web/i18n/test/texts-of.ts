import type { Texts } from '../texts';

/** Counts for which a text has different forms; every other function is called once. */
const CALLS: Record<string, unknown[][]> = {
  'listing.known.ordinal': [[1], [2], [3], [4], [5], [6]],
  'publisher.seeAll': [[1], [7]],
  'profile.summary': [
    ['1', true],
    ['7', false],
  ],
};

/** Every text of a dictionary with its key; functions are called with arguments that are filled in. */
export function textsOf(dictionary: Texts | object, key = ''): [string, string][] {
  return Object.entries(dictionary).flatMap(([name, value]): [string, string][] => {
    const path = key ? `${key}.${name}` : name;
    if (typeof value === 'string') return [[path, value]];
    if (typeof value !== 'function') return textsOf(value, path);
    const calls = CALLS[path] ?? [[7, 8, 9, 6].slice(0, value.length)];
    return [[path, calls.map((args) => value(...args)).join(' / ')]];
  });
}
