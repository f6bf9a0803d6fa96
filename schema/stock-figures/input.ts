import { z } from 'zod';
import '../common/validation-messages';
import { Id } from '../common/text';

/** The longest is as long as views are kept by day (KEPT.viewDay). */
export const FIGURE_DAYS = ['7', '30', '90'] as const;
export type FigureDays = (typeof FIGURE_DAYS)[number];

/** Below this many people, what was best is chance. */
export const MIN_COMPARED_PEOPLE = 30;

export const StockFiguresQuery = z.object({
  days: z.enum(FIGURE_DAYS).default('7'),
  /** One of the seller's vehicles; all of them without it. */
  vehicleId: Id.optional(),
});
export type StockFiguresQuery = z.output<typeof StockFiguresQuery>;
