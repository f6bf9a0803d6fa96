import type { RefusedRow } from '../../../schema/bulk/output';
import type { BulkPath } from './bulk.queries';

/** A refused vehicle with its name, which it may no longer have on the screen. */
export type NamedRow = RefusedRow & { name: string };

/** A change that was made, as far as it can be undone. */
export interface Done {
  path: BulkPath;
  /** One for each step. */
  operations: string[];
  changed: number;
  same: number;
  refused: NamedRow[];
  undoUntil: string | null;
}

export type Run =
  | { state: 'running'; done: number; of: number }
  | { state: 'undoing'; done: number; of: number }
  /** A step failed: it can be sent again. */
  | {
      state: 'interrupted';
      done: number;
      of: number;
      failure: string;
      again: () => void;
      leave: () => void;
    }
  | ({ state: 'done' } & Done)
  | { state: 'undone'; restored: number; kept: NamedRow[] };
