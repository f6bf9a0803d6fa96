import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { BackInput, OutInput } from '../../../schema/stock-book/input';
import { keep, readKept } from '../../lib/device-store';

interface Unsent<Path, Json> {
  path: Path;
  vehicleId: string;
  json: Json;
  /** Why the server refused it; it then waits for somebody to read that. */
  refusal?: string;
}

/** A line that was noted on this device and has not reached the server. */
export type UnsentLine = Unsent<'out', z.input<typeof OutInput>> | Unsent<'back', z.input<typeof BackInput>>;

const NAME = 'unsent-lines';

export const readUnsentLines = async () => (await readKept<UnsentLine[]>(NAME)) ?? [];

/** Makes one change at a time, across all open pages. False if the device stores nothing. */
const change = (make: (all: UnsentLine[]) => UnsentLine[]): Promise<boolean> =>
  navigator.locks.request(NAME, async () => keep(NAME, make(await readUnsentLines())));

/** What this device has not sent yet, in the order in which it was noted. */
export const unsentLinesQuery = queryOptions({
  queryKey: ['device', 'unsent-lines'],
  queryFn: readUnsentLines,
  networkMode: 'always',
  staleTime: 0,
});

export const storeLine = (line: UnsentLine) => change((all) => [...all, line]);

export const dropLine = (key: string) => change((all) => all.filter(({ json }) => json.key !== key));

export const refuseLine = (key: string, refusal: string) =>
  change((all) => all.map((line) => (line.json.key === key ? { ...line, refusal } : line)));

export interface OpenTrip {
  key: string;
  kms: number;
  since: string;
  /** When it should be back; null if nobody said so. */
  expectedAt: string | null;
}

/** With which trip a vehicle is out, as this device knows; null while it is in the yard. */
export function tripAfter(
  known: OpenTrip | null,
  unsent: readonly UnsentLine[],
  vehicleId: string,
): OpenTrip | null {
  let trip = known;
  for (const { path, vehicleId: its, json, refusal } of unsent) {
    if (its !== vehicleId || refusal !== undefined) continue;
    trip =
      path === 'out'
        ? { key: json.key, kms: Number(json.kms), since: json.at, expectedAt: json.expectedAt ?? null }
        : null;
  }
  return trip;
}
