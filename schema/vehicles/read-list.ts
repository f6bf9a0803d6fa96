import { copiedCells, readTable } from './list-table';
import { isLikely, isMakeAlone, isNamed, NO_UNITS, type ReadList, readRow } from './read-entry';
import { readRows } from './read-rows';
import { splitList } from './split-list';

/** The most entries that are read from a message. */
export const MAX_LIST_ROWS = 100;

/**
 * Reads a list of vehicles as sellers forward it (numbered, with bullets, one a line or one a block) or copy it
 * from a sheet. `latest` is the latest possible year. A price is read only if one unit makes it usual for the
 * model; an ambiguous one is null. Throws nothing.
 */
export function readList(text: string, latest: number): ReadList {
  const cells = copiedCells(text);
  const table = cells && readTable(cells);
  if (table) return readRows(table, latest);
  const entries = splitList(text, isNamed).filter(({ said }) => said.trim() !== '');
  const read: ReadList = { rows: [], unread: [], beyond: 0, units: NO_UNITS };
  let section = '';
  for (const { said: entry, isMarked } of entries) {
    const make = isMakeAlone(entry);
    if (make) section = make;
    else if (!isNamed(entry) && !isLikely(entry, isMarked ? 'any' : section)) read.unread.push(entry);
    else if (read.rows.length >= MAX_LIST_ROWS) read.beyond += 1;
    else read.rows.push(readRow(entry, section, latest));
  }
  // One vehicle is an advert, whose facts may be in any line.
  if (read.rows.length === 1) return { ...read, rows: [readRow(text.trim(), section, latest)], unread: [] };
  return read;
}
