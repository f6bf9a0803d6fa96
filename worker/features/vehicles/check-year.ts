import { AppError } from '../../../schema/common/errors';
import { tooLate } from '../../../schema/vehicles/input';
import type { Ctx } from '../../context';
import { indianCalendar } from '../../platform/clock';

/** The maximum year needs the clock: the current year plus 1. */
export function checkYear(ctx: Ctx, year: number) {
  const latest = indianCalendar(ctx.clock.now()).year + 1;
  if (year <= latest) return;
  const message = tooLate(latest);
  throw new AppError('invalid', message, { fields: { year: message } });
}
