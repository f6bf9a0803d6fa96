/** Millimetres. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  a5: { width: 148, height: 210 },
  a6: { width: 105, height: 148 },
} as const;
export type PaperName = keyof typeof PAPERS;

/** Only cut marks are printed closer to an edge, which printers do not reach and cuts do not hit exactly. */
export const SAFE_MARGIN = 5;
