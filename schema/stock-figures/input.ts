import { z } from 'zod';
import '../common/validation-messages';
import { Id } from '../common/text';
import { FIGURE_DAYS } from './days';

export const StockFiguresQuery = z.object({
  days: z.enum(FIGURE_DAYS).default('7'),
  /** One of the seller's vehicles; all of them without it. */
  vehicleId: Id.optional(),
});
export type StockFiguresQuery = z.output<typeof StockFiguresQuery>;
