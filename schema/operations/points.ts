/**
 * One event as Analytics Engine stores it: one data point per request, and one per slow statement, message and charged picture.
 * Its columns are numbered; this is the only place that names them.
 */
export const POINT_KINDS = ['request', 'statement', 'message', 'image'] as const;
export type PointKind = (typeof POINT_KINDS)[number];

export interface Point {
  kind: PointKind;
  /** Method and route, the text of a statement, a channel, or a variant of pictures. */
  name: string;
  /** The HTTP status; 0 where there is none. */
  status: number;
  ms: number;
  rowsRead: number;
  rowsWritten: number;
  /** How many events the point stands for: 1 where none are left out. */
  weight: number;
}

/** A point that only counts: a message, a charged picture. */
export const occurrence = (kind: PointKind, name: string): Point => ({
  ...{ kind, name, status: 0, ms: 0 },
  ...{ rowsRead: 0, rowsWritten: 0, weight: 1 },
});

/** The columns of Analytics Engine by name. */
export const COLUMNS = {
  kind: 'blob1',
  name: 'blob2',
  version: 'blob3',
  status: 'double1',
  ms: 'double2',
  rowsRead: 'double3',
  rowsWritten: 'double4',
  weight: 'double5',
} as const;
