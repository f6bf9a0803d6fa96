import { BUYER_PROBLEMS } from '../../../schema/common/buyer-problems';
import { AppError } from '../../../schema/common/errors';
import { problemOfText } from '../../../schema/common/problems';
import type { StepId } from '../../../schema/papers/rules/checklist';
import type { RcWatchFormInput } from '../../../schema/rc-watch/input';
import type { RcWatchPage } from '../../../schema/rc-watch/output';
import { nextReminder, overdueAt } from '../../../schema/rc-watch/times';
import type { Ctx } from '../../context';
import { indianCalendar } from '../../platform/clock';
import * as queries from './rc-watch.queries';

/** Of changes to one watch at the same time. */
const TRIES = 5;

const toPage = (row: queries.WatchRow): RcWatchPage => ({
  vehicle: [row.make, row.model].filter(Boolean).join(' ') || null,
  plateEnd: row.plateEnd,
  sale: row.sale,
  ticked: row.steps,
  applicationNumber: row.applicationNumber,
  seenOn: row.seenOn,
  seenBy: row.seenBy,
});

const notValid = (field: string, text: string) =>
  new AppError('not_valid', { problems: { [field]: problemOfText(text) } });

/** What somebody with the link changes. Throws not_valid (400) for a day before the sale or to come. */
function changesOf(row: queries.WatchRow, input: RcWatchFormInput, now: number): Partial<queries.WatchRow> {
  const { action, by = null, number = null, seenOn = null } = input;
  const [verb, step] = action.split(':') as [string, StepId | undefined];
  if (step) {
    const { [step]: _, ...others } = row.steps;
    const steps = verb === 'tick' && by ? { ...others, [step]: { by, at: now } } : others;
    return { steps, overdueAt: overdueAt(row.sale, steps) };
  }
  if (verb === 'close') {
    if (!seenOn || seenOn < row.sale.soldOn || seenOn > indianCalendar(now).day) {
      throw notValid('seenOn', BUYER_PROBLEMS.watch_seen);
    }
    return { seenOn, seenBy: by, closedAt: now, remindAt: null };
  }
  if (verb === 'open') {
    return { seenOn: null, seenBy: null, closedAt: null, remindAt: nextReminder(row.sale.soldOn, now) };
  }
  return { applicationNumber: number };
}

/** What whoever has the link may know; null for a link that leads nowhere. */
export async function findSharedWatch(ctx: Ctx, code: string): Promise<RcWatchPage | null> {
  const row = await queries.findByCode(ctx.shardOfCode(code), code);
  return row && toPage(row);
}

/**
 * Applies what somebody with the link did, also if others change the watch at the same time. A closed watch can only be
 * opened again. Null for a link that leads nowhere. Throws not_valid (400), vehicle_changed (409).
 */
export async function changeSharedWatch(
  ctx: Ctx,
  code: string,
  input: RcWatchFormInput,
): Promise<RcWatchPage | null> {
  const db = ctx.shardOfCode(code);
  for (let tries = 0; tries < TRIES; tries++) {
    const seen = await queries.findByCode(db, code);
    if (!seen || (seen.closedAt !== null && input.action !== 'open')) return seen && toPage(seen);
    const now = ctx.clock.now();
    const changed = await queries.changeWatch(db, seen, changesOf(seen, input, now), now);
    if (changed) return toPage(changed);
  }
  throw new AppError('vehicle_changed');
}
