import { AppError } from '../../../schema/common/errors';
import type { OutboxDto } from '../../../schema/messages/output';
import type { Ctx, UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { newId } from '../../platform/random';
import * as queries from './admin-messages.queries';

const MOST_SHOWN = 100;

/** How many messages of the last two days failed, by channel. */
export const countFailures = ({ db }: Ctx) => queries.countFailed(db);

/** What waits and what failed, by channel. Neither recipients nor texts are shown. */
export async function getOutbox({ db }: UserCtx): Promise<OutboxDto> {
  const [waiting, failed, failures] = await Promise.all([
    queries.countWaiting(db),
    queries.countFailed(db),
    queries.listFailed(db, MOST_SHOWN),
  ]);
  return {
    channels: waiting.map(({ channel, waiting: count, oldest }) => ({
      channel,
      waiting: count,
      oldestAt: iso(oldest),
      failed: failed.find((row) => row.channel === channel)?.failed ?? 0,
    })),
    failures: failures.map((row) => ({ ...row, createdAt: iso(row.createdAt) })),
  };
}

/** Sends a failed message again, after the answer. Throws not_found (404), conflict (409) for one that may have arrived or is void. */
export async function sendAgain(ctx: UserCtx, id: string): Promise<void> {
  const now = ctx.clock.now();
  const again = { id, operatorId: ctx.actor.user.id, activityId: newId(now), now };
  if (await queries.makeDueAgain(ctx.db, again)) return ctx.deliver([id]);
  if (!(await queries.isThere(ctx.db, id))) throw new AppError('not_found', 'Message not found');
  throw new AppError('conflict', 'This message cannot be sent again');
}
