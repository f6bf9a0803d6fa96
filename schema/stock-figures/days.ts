/** The longest is as long as views are kept by day (KEPT.viewDay). */
export const FIGURE_DAYS = ['7', '30', '90'] as const;
export type FigureDays = (typeof FIGURE_DAYS)[number];

/** Below this many people, what was best is chance. */
export const MIN_COMPARED_PEOPLE = 30;
