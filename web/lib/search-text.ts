/**
 * Parses and writes the router's search parameters as text; its default would read a sticker's code or a name
 * made of digits as a number.
 */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search));

export function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
