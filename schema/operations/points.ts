/**
 * One thing that happened, as Analytics Engine stores it: one data point per request, and one per slow statement, message and charged
 * picture. Columns have numbers there, so this is the one place that gives them names.
 */
export const POINT_KINDS = ['request', 'statement', 'message', 'image'] as const;
export type PointKind = (typeof POINT_KINDS)[number];

export interface Point {
  kind: PointKind;
  /** Method and route, the text of a statement, a channel, or a variant of pictures. */
  name: string;
  /** The HTTP status; 0 for what has none. */
  status: number;
  ms: number;
  rowsRead: number;
  rowsWritten: number;
}

/** The columns of Analytics Engine by what they hold. */
export const COLUMNS = {
  kind: 'blob1',
  name: 'blob2',
  version: 'blob3',
  status: 'double1',
  ms: 'double2',
  rowsRead: 'double3',
  rowsWritten: 'double4',
} as const;
