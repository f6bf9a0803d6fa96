import type { FoundBy } from '../../../schema/stock-takes/kinds';
import { keep, readKept } from '../../lib/device-store';
import { STOCK_MARKS } from './marks-name';

/** A vehicle that was found on this device, and that the server does not know yet. */
export interface UnsentMark {
  /** The stock-take. */
  id: string;
  vehicleId: string;
  by: FoundBy;
  /** The phone's time. */
  at: string;
}

export const readUnsentMarks = async () => (await readKept<UnsentMark[]>(STOCK_MARKS)) ?? [];

/** Makes one change at a time, across all open pages. */
const change = (make: (all: UnsentMark[]) => UnsentMark[]): Promise<boolean> =>
  navigator.locks.request(STOCK_MARKS, async () => keep(STOCK_MARKS, make(await readUnsentMarks())));

export const storeMark = (mark: UnsentMark) => change((all) => [...all, mark]);

const isSame = (one: UnsentMark, other: UnsentMark) =>
  one.id === other.id && one.vehicleId === other.vehicleId && one.at === other.at;

/** Drops what the server has, or refuses. */
export const dropMarks = (sent: readonly UnsentMark[]) =>
  change((all) => all.filter((mark) => !sent.some((one) => isSame(one, mark))));
