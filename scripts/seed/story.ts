import { indianCalendar, indianFinancialYear } from '../../worker/platform/clock';
import { newId, newPageId } from '../../worker/platform/random';

/** A row of story.json, of any table. */
export interface Row {
  key: string;
  id: string;
  createdAt: number;
  [column: string]: unknown;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const UNITS: Record<string, number> = { d: DAY, h: HOUR, m: 60_000 };

/** The owner of a seller's row, which decides its shard. */
export const ownerOf = (row: Record<string, unknown>) =>
  (row.ownerId ?? row.userId ?? row.republisherId ?? row.requesterId ?? row.listingId ?? row.id) as
    | string
    | undefined;

/**
 * Reads the rows of story.json in order. `@key` is the id of the row with that key, `now-3d` a time (h for
 * hours, m for minutes), `day-3` or `day+2` a day in India and `year-3` its financial year. The ids of an
 * account's rows end with its `bucket`.
 */
export function storyReader(now: number) {
  const ids = new Map<string, string>();
  const idOf = (key: string) => {
    const id = ids.get(key);
    if (!id) throw new Error(`story.json refers to ${key} before its row`);
    return id;
  };
  const at = (days: string) => now + Number(days) * DAY;
  return (row: object): Row => {
    const text = JSON.stringify(row)
      .replaceAll(/"@([\w-]+)"/g, (_, key) => `"${idOf(key)}"`)
      .replaceAll(/"now([+-]\d+)([dhm])"/g, (_, count, unit) => `${now + count * (UNITS[unit] ?? 0)}`)
      .replaceAll(/"day([+-]\d+)"/g, (_, days) => `"${indianCalendar(at(days)).day}"`)
      .replaceAll(/"year(-\d+)"/g, (_, days) => `"${indianFinancialYear(at(days))}"`);
    const { createdAt = now, ...read } = JSON.parse(text);
    const makeId = () =>
      read.originalVehicleId
        ? newPageId(createdAt, read.originalVehicleId, read.republisherId)
        : newId(createdAt, read.bucket ?? ownerOf(read));
    const id = ids.get(read.key) ?? makeId();
    if (read.key) ids.set(read.key, id);
    return { updatedAt: createdAt, ...read, createdAt, id };
  };
}
