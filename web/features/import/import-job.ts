import type { DraftFields } from '../../../schema/drafts/input';
import { MAX_IMPORTED_DRAFTS, UNDO_IMPORT_HOURS } from '../../../schema/drafts/limits';
import { MAX_IMPORT_CHANGES } from '../../../schema/vehicles/lists';
import { keep, readKept } from '../../lib/device-store';
import { IMPORTS } from './has-imports';
import type { ImportedSet } from './vehicle-changes';

/** A vehicle that an import changes. */
export interface ImportChange {
  vehicleId: string;
  name: string;
  /** When it had last changed when the list was compared. */
  seenAt: string;
  set: ImportedSet;
  /** What restores it. */
  before: ImportedSet;
  /** Once it was sent: when it was changed by it, or why it was refused. */
  changedAt?: string | null;
  refusal?: string | null;
}

/**
 * An import as this device stores it, so that it can be stopped and continued, even after the tab was closed, and
 * undone for a day. Every step can be sent again: the server stores a draft once by import and row, and a vehicle
 * that is as the list has it already stays as it is.
 */
export interface ImportJob {
  id: string;
  startedAt: number;
  drafts: { row: number; fields: DraftFields }[];
  changes: ImportChange[];
  sentDrafts: number;
  sentChanges: number;
}

const MAX_STEP_BYTES = 60_000;
const UNDO_MS = UNDO_IMPORT_HOURS * 3_600_000;

type Jobs = Record<string, ImportJob>;
const isOld = ({ startedAt }: ImportJob) => startedAt < Date.now() - UNDO_MS;

/** The imports of the last day, latest first. */
export const readJobs = async (): Promise<ImportJob[]> =>
  Object.values((await readKept<Jobs>(IMPORTS)) ?? {})
    .filter((job) => !isOld(job))
    .sort((one, other) => other.startedAt - one.startedAt);

const change = (make: (jobs: Jobs) => Jobs): Promise<boolean> =>
  navigator.locks.request(IMPORTS, async () => {
    const kept = Object.entries((await readKept<Jobs>(IMPORTS)) ?? {}).filter(([, job]) => !isOld(job));
    return keep(IMPORTS, make(Object.fromEntries(kept)));
  });

/** Makes one change at a time, across all open pages. */
export const storeJob = (job: ImportJob) => change((jobs) => ({ ...jobs, [job.id]: job }));
export const dropJob = (id: string) => change(({ [id]: _, ...rest }) => rest);

export const sizeOf = ({ drafts, changes }: ImportJob) => drafts.length + changes.length;
export const sentOf = ({ sentDrafts, sentChanges }: ImportJob) => sentDrafts + sentChanges;
export const isDone = (job: ImportJob) => sentOf(job) === sizeOf(job);

/** As many of the next items as one request takes; at least one. */
export function nextItems<Item>(items: readonly Item[], from: number, most: number): Item[] {
  const taken: Item[] = [];
  let bytes = 0;
  for (const item of items.slice(from, from + most)) {
    bytes += new Blob([JSON.stringify(item)]).size;
    if (taken.length > 0 && bytes > MAX_STEP_BYTES) break;
    taken.push(item);
  }
  return taken;
}

export const nextDrafts = ({ drafts, sentDrafts }: ImportJob) =>
  nextItems(drafts, sentDrafts, MAX_IMPORTED_DRAFTS);
export const nextChanges = ({ changes, sentChanges }: ImportJob) =>
  nextItems(changes, sentChanges, MAX_IMPORT_CHANGES);
