import { type SQL, sql } from 'drizzle-orm';
import type { Figure } from '../../../schema/figures/input';

/**
 * Adds to a figure, in the batch that causes the change. `rows` selects `day` (IST) and `value`, and ends
 * with a WHERE clause.
 */
export const addToFigure = (figure: Figure, rows: SQL): SQL => sql`
  insert into daily_figures (figure, currency, day, value) select ${figure}, '', day, value ${rows}
  on conflict (figure, day, currency) do update set value = value + excluded.value`;
