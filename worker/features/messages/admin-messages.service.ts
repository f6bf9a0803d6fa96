import { CHANNELS, type Channel } from '../../../schema/channels/events';
import { AppError } from '../../../schema/common/errors';
import type { MessageDto, OutboxDto } from '../../../schema/messages/output';
import type { Ctx, UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { allDatabases } from '../../platform/databases';
import { logAction } from '../activity/activity.service';
import * as queries from './admin-messages.queries';

const MAX_SHOWN = 100;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The latest messages of several databases. */
const latest = (lists: queries.MessageRow[][], limit: number): MessageDto[] =>
  lists
    .flat()
    .sort((one, other) => other.createdAt - one.createdAt)
    .slice(0, limit)
    .map((row) => ({ ...row, createdAt: iso(row.createdAt) }));

/** The latest messages to a person and their outcomes, from the directory and from the person's shard. */
export async function listMessagesTo(ctx: Ctx, userId: string, limit: number): Promise<MessageDto[]> {
  const databases = [ctx.directory, ctx.shardOf(userId)];
  return latest(await Promise.all(databases.map((db) => queries.listMessagesTo(db, userId, limit))), limit);
}

/** How many messages of the last two days failed, by channel, in all databases. */
export async function countFailures(ctx: Ctx): Promise<{ channel: Channel; failed: number }[]> {
  const rows = (await Promise.all(allDatabases(ctx).map((db) => queries.countFailed(db)))).flat();
  return CHANNELS.map((channel) => ({
    channel,
    failed: sum(rows.filter((row) => row.channel === channel).map(({ failed }) => failed)),
  })).filter(({ failed }) => failed > 0);
}

/** Waiting and failed messages, by channel, in all databases. Neither recipients nor texts are shown. */
export async function getOutbox(ctx: UserCtx): Promise<OutboxDto> {
  const each = await Promise.all(
    allDatabases(ctx).map(async (db) => ({
      waiting: await queries.countWaiting(db),
      failed: await queries.countFailed(db),
      failures: await queries.listFailed(db, MAX_SHOWN),
    })),
  );
  const [first] = each;
  return {
    channels: (first?.waiting ?? []).map(({ channel }) => {
      const waiting = each.flatMap((one) => one.waiting.filter((row) => row.channel === channel));
      const failed = each.flatMap((one) => one.failed.filter((row) => row.channel === channel));
      const oldest = waiting.flatMap((row) => row.oldest ?? []);
      return {
        channel,
        waiting: sum(waiting.map((row) => row.waiting)),
        oldestAt: iso(oldest.length > 0 ? Math.min(...oldest) : null),
        failed: sum(failed.map((row) => row.failed)),
      };
    }),
    failures: latest(
      each.map(({ failures }) => failures),
      MAX_SHOWN,
    ),
  };
}

/**
 * Sends a failed message again, after the answer. Throws not_found (404), conflict (409) for one that may have arrived or has
 * expired.
 */
export async function sendAgain(ctx: UserCtx, id: string): Promise<void> {
  for (const db of allDatabases(ctx)) {
    const message = await queries.findMessage(db, id);
    if (!message) continue;
    if (!(await queries.makeDueAgain(db, id, ctx.clock.now()))) break;
    await logAction(ctx, {
      action: 'message_sent_again',
      entityType: 'message',
      entityId: id,
      description: `Sent again: ${message.kind} by ${message.channel}`,
    });
    return ctx.deliver(db, [id]);
  }
  const found = await Promise.all(allDatabases(ctx).map((db) => queries.findMessage(db, id)));
  if (!found.some(Boolean)) throw new AppError('message_not_found');
  throw new AppError('message_not_repeatable');
}
