import { CHANNELS, type Channel } from '../../../schema/channels/events';
import { AppError } from '../../../schema/common/errors';
import type { MessageDto, OutboxDto } from '../../../schema/messages/output';
import type { Ctx, UserCtx } from '../../context';
import { type Answers, askDatabases } from '../../platform/ask-databases';
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
export async function countFailures(ctx: Ctx): Promise<Answers<{ channel: Channel; failed: number }>> {
  const { answers, silent } = await askDatabases(ctx, allDatabases(ctx), queries.countFailed);
  const rows = answers.flat();
  const failures = CHANNELS.map((channel) => ({
    channel,
    failed: sum(rows.filter((row) => row.channel === channel).map(({ failed }) => failed)),
  }));
  return { answers: failures.filter(({ failed }) => failed > 0), silent };
}

/** Waiting and failed messages, by channel, in all databases. Neither recipients nor texts are shown. */
export async function getOutbox(ctx: UserCtx): Promise<OutboxDto> {
  const { answers: each, silent } = await askDatabases(ctx, allDatabases(ctx), async (db) => ({
    waiting: await queries.countWaiting(db),
    failed: await queries.countFailed(db),
    failures: await queries.listFailed(db, MAX_SHOWN),
  }));
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
    silent,
  };
}

/**
 * Sends a failed message again, after the answer. Throws not_found (404), conflict (409) for one that may have arrived or has
 * expired.
 */
export async function sendAgain(ctx: UserCtx, id: string): Promise<void> {
  const asked = await askDatabases(ctx, allDatabases(ctx), async (db) => {
    const message = await queries.findMessage(db, id);
    return message ? [{ db, message }] : [];
  });
  const [found] = asked.answers.flat();
  if (!found) throw new AppError(asked.silent.length > 0 ? 'try_again' : 'message_not_found');
  const { db, message } = found;
  if (await queries.makeDueAgain(db, id, ctx.clock.now())) {
    await logAction(ctx, {
      action: 'message_sent_again',
      entityType: 'message',
      entityId: id,
      description: `Sent again: ${message.kind} by ${message.channel}`,
    });
    return ctx.deliver(db, [id]);
  }
  throw new AppError('message_not_repeatable');
}
