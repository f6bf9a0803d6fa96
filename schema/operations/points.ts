/**
 * One event as a data point of Analytics Engine: a request, slow statement, message or charged picture. The
 * engine's columns are numbered; only this file names them.
 */
export const POINT_KINDS = ['request', 'statement', 'message', 'image'] as const;
export type PointKind = (typeof POINT_KINDS)[number];

export interface Point {
  kind: PointKind;
  /** Method and route, a statement's text, a channel, or an image variant. */
  name: string;
  /** The HTTP status; 0 if there is none. */
  status: number;
  ms: number;
  rowsRead: number;
  rowsWritten: number;
  /** How many events the point stands for: 1 without sampling. */
  weight: number;
}

/** A point that only counts, for a message or a charged picture. */
export const occurrence = (kind: PointKind, name: string): Point => ({
  ...{ kind, name, status: 0, ms: 0 },
  ...{ rowsRead: 0, rowsWritten: 0, weight: 1 },
});

/** The columns of Analytics Engine by meaning. */
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
