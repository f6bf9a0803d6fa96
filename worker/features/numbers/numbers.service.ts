import { AppError } from '../../../schema/common/errors';
import type { OpenNumberInput } from '../../../schema/numbers/input';
import type { UserCtx } from '../../context';
import { newId } from '../../platform/random';
import { readerOf } from '../leads/lead-access.sql';
import { maskOf } from '../leads/leads.service';
import { announce } from '../notifications/notifications.service';
import * as queries from './numbers.queries';

/** Who opens numbers for the seller; null for the seller, of whom nothing is recorded. */
function openerOf({ actor, clock }: UserCtx): queries.Opener | null {
  const { user, member } = actor;
  const now = clock.now();
  const notificationId = newId(now, user.id);
  return member ? { ownerId: user.id, ...member, notificationId, now } : null;
}

/**
 * A buyer's number in E.164. If somebody who works for the seller opens it, the record says so, and the seller
 * is notified once an hour of whoever opens more than 40. Throws not_found (404) if the plan hides the number,
 * the buyer has withdrawn, it is not the seller's, or the owner's switch keeps the lead from a salesperson.
 */
export async function openNumber(ctx: UserCtx, input: OpenNumberInput): Promise<{ mobileNumber: string }> {
  const ownerId = ctx.actor.user.id;
  const opener = openerOf(ctx);
  const number = { ...input, reader: readerOf(ctx), mask: maskOf(ctx) };
  const opened = opener
    ? await queries.openNumber(ctx.shardOf(ownerId), number, opener)
    : { number: await queries.findNumber(ctx.shardOf(ownerId), number), isReported: false };
  if (opened.number === null) throw new AppError('not_found');
  if (opener && opened.isReported) announce(ctx, ownerId, [opener.notificationId]);
  return { mobileNumber: opened.number };
}

/** Records that somebody who works for the seller exports this many leads, before they get them. */
export async function noteExport(ctx: UserCtx, leads: number): Promise<void> {
  const opener = openerOf(ctx);
  if (!opener || leads === 0) return;
  const isReported = await queries.noteExport(ctx.shardOf(opener.ownerId), leads, opener);
  if (isReported) announce(ctx, opener.ownerId, [opener.notificationId]);
}
