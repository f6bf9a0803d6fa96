import { weekdayOf } from '../../../schema/yards/days';
import type { Ctx } from '../../context';
import { indianCalendar, indianDayStart, indianTime } from '../../platform/clock';
import type { ShardDb } from '../../platform/db';
import { hasBudget } from '../../platform/query-budget';
import { firstIdAt, newId } from '../../platform/random';
import { announce } from '../notifications/notifications.service';
import * as queries from './scan-notices.queries';

const MINUTE_MS = 60_000;
/** How long one scan of a vehicle's sticker stands for all. */
const QUIET_MS = 30 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** The line about scans while the yard was closed comes between nine and ten in the morning. */
const LINE_FROM_MS = 9 * HOUR_MS;
const LINE_UNTIL_MS = 10 * HOUR_MS;
const MAX_BATCH = 100;

/**
 * Notifies who answers for the vehicle, or its seller, that somebody scanned its numbered sticker: within the yard's
 * hours, at most once a vehicle and half hour; otherwise the scan is counted for the line in the morning. Only for
 * dealers and who asked for it. Does nothing for other codes.
 */
export async function tellOfScan(ctx: Ctx, code: string, ownerId: string): Promise<void> {
  const now = ctx.clock.now();
  const shard = ctx.shardOf(ownerId);
  const { day } = indianCalendar(now);
  const scan: queries.Scan = {
    code,
    ownerId,
    notificationId: newId(now, ownerId),
    cause: newId(now),
    quietSince: firstIdAt(now - QUIET_MS),
    clock: indianTime(now),
    weekday: weekdayOf(day) ?? 'sunday',
    now,
  };
  const isTold = await queries.tell(shard, scan);
  if (!isTold) return;
  announce(ctx, ownerId, [scan.notificationId]);
  await ctx.settle(shard, scan.cause);
}

/**
 * Job: between nine and ten in the morning (IST), one line for each seller whose stickers were scanned while their yard
 * was closed. One a day, so that another run changes nothing.
 */
export async function tellOfClosedScans(ctx: Ctx, shard: ShardDb): Promise<void> {
  const now = ctx.clock.now();
  const today = indianDayStart(now);
  if (now < today + LINE_FROM_MS || now >= today + LINE_UNTIL_MS) return;
  const dayPrefix = firstIdAt(today + LINE_FROM_MS);
  let after: string | undefined = '';
  while (after !== undefined && hasBudget()) {
    const owners = await queries.listUntold(shard, { dayPrefix, after, limit: MAX_BATCH });
    await queries.tellOfClosed(shard, owners, { dayPrefix, now });
    for (const ownerId of owners) announce(ctx, ownerId, [queries.lineIdOf(dayPrefix, ownerId)]);
    after = owners[MAX_BATCH - 1];
  }
}
