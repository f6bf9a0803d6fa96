import type { WeekViewsDto } from '../../../schema/views/output';
import type { UserCtx } from '../../context';
import { indianCalendar } from '../../platform/clock';
import { listDays } from './week-views.queries';

const DAY_MS = 86_400_000;
const DAYS = 7;

/** The months in which the last seven days are, today included (IST). */
export const monthsOfWeek = (now: number): string[] => {
  const { yearMonth } = indianCalendar(now - (DAYS - 1) * DAY_MS);
  return [...new Set([yearMonth, indianCalendar(now).yearMonth])];
};

/** Views of a listing in the last seven days, of its months with their days. */
export function sumWeek(
  months: readonly { month: string; days: Record<string, number> }[],
  now: number,
): number {
  const first = indianCalendar(now - (DAYS - 1) * DAY_MS).day;
  const last = indianCalendar(now).day;
  let sum = 0;
  for (const { month, days } of months) {
    for (const [day, views] of Object.entries(days)) {
      if (`${month}-${day}` >= first && `${month}-${day}` <= last) sum += views;
    }
  }
  return sum;
}

/** Views of the seller's own listings in the last seven days, today included (IST), as stored. */
export async function listWeekViews(ctx: UserCtx): Promise<WeekViewsDto[]> {
  const { id } = ctx.actor.user;
  const now = ctx.clock.now();
  const rows = await listDays(ctx.shardOf(id), id, monthsOfWeek(now));
  const sums = new Map<string, number>();
  for (const { vehicleId, month, days } of rows) {
    const views = sumWeek([{ month, days: JSON.parse(days) }], now);
    if (views > 0) sums.set(vehicleId, (sums.get(vehicleId) ?? 0) + views);
  }
  return [...sums].map(([vehicleId, views]) => ({ vehicleId, views }));
}
