import { AppError } from '../../../schema/common/errors';
import type { Ctx } from '../../context';
import { indianCalendar } from '../../platform/clock';

/** The maximum year is the current year plus 1, so it depends on the clock. */
export function checkYear(ctx: Ctx, year: number) {
  const latest = indianCalendar(ctx.clock.now()).year + 1;
  if (year <= latest) return;
  throw new AppError('year_too_late', { values: { latest }, field: 'year' });
}
