/** A list as the API returns it: at most `limit` items, and a cursor for the next ones. */
export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** Turns `limit + 1` rows into a page; the extra row only tells that there are more. */
export function pageOf<Row, Item>(
  rows: Row[],
  limit: number,
  cursorOf: (row: Row) => string,
  toItem: (row: Row) => Item,
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { items: shown.map(toItem), nextCursor: rows.length > limit && last ? cursorOf(last) : null };
}

/** The position in a list that is sorted by a number, then by id. */
export interface KeyedCursor {
  key: number;
  id: string;
}

/** Parses `<key>_<id>`; null, the start of the list, for anything else. */
export function parseKeyedCursor(cursor = ''): KeyedCursor | null {
  const [, key, id] = /^(\d{1,15})_([\da-f-]{36})$/.exec(cursor) ?? [];
  return key && id ? { key: Number(key), id } : null;
}

export const keyedCursor = ({ key, id }: KeyedCursor) => `${key}_${id}`;
