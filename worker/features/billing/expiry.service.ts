import { EXPIRY_WARNING_DAYS } from '../../../schema/billing/input';
import { DEFAULT_CURRENCY } from '../../../schema/common/currencies';
import type { Ctx } from '../../context';
import { hasBudget } from '../../platform/query-budget';
import { newId } from '../../platform/random';
import * as queries from './plans.queries';

const DAY = 86_400_000;
const MAX_BATCH = 50;

type Person = Awaited<ReturnType<typeof queries.listEnded>>[number];
type Due = Awaited<ReturnType<typeof queries.listDueNotices>>[number];

/** Ends a person's plan if it has expired, and notifies them exactly once. */
export async function endPlanIfOver(ctx: Ctx, person: Person): Promise<boolean> {
  const now = ctx.clock.now();
  const { subscriptionPlan: plan, subscriptionEndsAt: endsAt } = person;
  if (plan === 'starter' || endsAt === null || endsAt > now) return false;
  const notificationId = newId(now, person.id);
  const changeId = newId(now);
  const ended = await queries.endPlanOf(ctx.directory, {
    changeId,
    activityId: newId(now),
    notificationId,
    userId: person.id,
    plan,
    now,
  });
  if (!ended) return false;
  await ctx.settle(ctx.directory, changeId);
  return true;
}

async function notifyEnd(ctx: Ctx, person: Due): Promise<void> {
  const now = ctx.clock.now();
  const { subscriptionPlan: plan, subscriptionEndsAt: endsAt, noticeAt } = person;
  // Ending the plan sends its own notice.
  if (plan === 'starter' || endsAt === null || endsAt <= now) {
    await queries.dropNotice(ctx.directory, person.id, noticeAt);
    return;
  }
  const lastNotice = endsAt - DAY;
  const notificationId = newId(now, person.id);
  const told = await queries.notifyEnd(ctx.directory, {
    notificationId,
    userId: person.id,
    noticeAt,
    endsAt,
    nextNoticeAt: now < lastNotice ? lastNotice : null,
    plan,
    duration: person.duration ?? '1_month',
    currency: person.currency ?? DEFAULT_CURRENCY,
    days: Math.min(EXPIRY_WARNING_DAYS, Math.ceil((endsAt - now) / DAY)),
    now,
  });
  if (told) await ctx.settle(ctx.directory, notificationId);
}

/**
 * Job: notifies people five days and one day before the end of their plan, and ends it. Works from stored
 * state: after missed runs only the latest notice is sent, and a second run finds nothing to do. Bounded per
 * run.
 */
export async function endPlans(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  for (let isMore = true; isMore && hasBudget(); ) {
    const ended = await queries.listEnded(ctx.directory, now, MAX_BATCH);
    for (const person of ended) if (hasBudget()) await endPlanIfOver(ctx, person);
    const due = await queries.listDueNotices(ctx.directory, now, MAX_BATCH);
    for (const person of due) if (hasBudget()) await notifyEnd(ctx, person);
    isMore = ended.length === MAX_BATCH || due.length === MAX_BATCH;
  }
}
