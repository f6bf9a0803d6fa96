import { type SQL, sql } from 'drizzle-orm';
import type { Figure } from '../../../schema/figures/input';
import { dailyFigures } from '../../../schema/figures/table';
import { insertWhere } from '../../platform/db';

/**
 * Adds to a figure, in the batch that causes the change. `rows` selects `day` (IST) and `value`, and ends
 * with a WHERE clause.
 */
export const addToFigure = (figure: Figure, rows: SQL, currency: SQL = sql`''`): SQL =>
  insertWhere(
    dailyFigures,
    { figure, currency, day: sql`day`, value: sql`value` },
    sql`${rows} on conflict (figure, day, currency) do update set value = value + excluded.value`,
  );
