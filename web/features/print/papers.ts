/** Millimetres. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  a5: { width: 148, height: 210 },
  a6: { width: 105, height: 148 },
} as const;
export type PaperName = keyof typeof PAPERS;

/** Only cut marks are printed nearer to an edge: printers do not reach it, and cuts are inaccurate. */
export const SAFE_MARGIN = 5;
