import type { WeekViewsDto } from '../../../schema/views/output';
import type { UserCtx } from '../../context';
import { indianCalendar } from '../../platform/clock';
import { listDays } from './week-views.queries';

const DAY_MS = 86_400_000;
const DAYS = 7;

/** Views of the seller's own listings in the last seven days, today included (IST), as stored. */
export async function listWeekViews(ctx: UserCtx): Promise<WeekViewsDto[]> {
  const { id } = ctx.actor.user;
  const now = ctx.clock.now();
  const today = indianCalendar(now);
  const first = indianCalendar(now - (DAYS - 1) * DAY_MS);
  const rows = await listDays(ctx.shardOf(id), id, [...new Set([first.yearMonth, today.yearMonth])]);
  const sums = new Map<string, number>();
  for (const { vehicleId, month, days } of rows) {
    const counts = Object.entries(JSON.parse(days) as Record<string, number>);
    for (const [day, views] of counts) {
      const isLately = `${month}-${day}` >= first.day && `${month}-${day}` <= today.day;
      if (isLately) sums.set(vehicleId, (sums.get(vehicleId) ?? 0) + views);
    }
  }
  return [...sums].map(([vehicleId, views]) => ({ vehicleId, views }));
}
