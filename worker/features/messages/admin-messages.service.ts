import { CHANNELS } from '../../../schema/channels/events';
import { AppError } from '../../../schema/common/errors';
import { KEPT } from '../../../schema/common/retention';
import type { MessageDto, OutboxDto } from '../../../schema/messages/output';
import type { DatabaseReport } from '../../../schema/operations/database-report';
import type { Ctx, UserCtx } from '../../context';
import { askDatabases } from '../../platform/ask-databases';
import { iso } from '../../platform/clock';
import type { AnyDb } from '../../platform/db';
import { logAction } from '../activity/activity.service';
import {
  asOf,
  type KnownDatabase,
  listDatabases,
  silentOf,
} from '../database-reports/database-reports.service';
import * as queries from './admin-messages.queries';
import { causeOf } from './cause-of';

const MAX_SHOWN = 100;
/** Older messages have been deleted. */
const SHOWN_MS = (KEPT.message + 1) * 86_400_000;
/** How many databases a screen queries directly. */
const MAX_ASKED = 6;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The latest messages of several databases. */
const latest = (lists: queries.MessageRow[][], limit: number): MessageDto[] =>
  lists
    .flat()
    .sort((one, other) => other.createdAt - one.createdAt)
    .slice(0, limit)
    .map((row) => ({ ...row, createdAt: iso(row.createdAt) }));

/** The latest messages to a person and their outcomes, of the directory and of the person's shard if it answers. */
export async function listMessagesTo(ctx: Ctx, userId: string, limit: number): Promise<MessageDto[]> {
  const since = ctx.clock.now() - SHOWN_MS;
  const [accounts, sellers] = await Promise.all([
    askDatabases(ctx, [ctx.directory], (db) => queries.listMessagesTo(db, userId, limit)),
    askDatabases(ctx, [ctx.shardOf(userId)], (db) => queries.listSellerMessages(db, userId, since, limit)),
  ]);
  return latest([...accounts.answers, ...sellers.answers], limit);
}

/** A database's report about its messages, by channel. */
export async function reportMessages(db: AnyDb, now: number): Promise<DatabaseReport['channels']> {
  const failures = await queries.countFailed(db);
  return Promise.all(
    CHANNELS.map(async (channel) => {
      const { waiting, oldest, overdue, oldestOverdue } = await queries.countWaiting(db, channel, now);
      return {
        channel,
        all: { waiting, oldest },
        overdue: { waiting: overdue, oldest: oldestOverdue },
        failed: failures.find((row) => row.channel === channel)?.failed ?? 0,
      };
    }),
  );
}

/** The channels' sums over all databases that have reported. */
function sumChannels(databases: readonly KnownDatabase[]): OutboxDto['channels'] {
  const all = databases.flatMap(({ report }) => report?.channels ?? []);
  return CHANNELS.map((channel) => {
    const parts = all.filter((part) => part.channel === channel);
    const oldest = parts.flatMap((part) => part.all.oldest ?? []);
    return {
      channel,
      waiting: sum(parts.map((part) => part.all.waiting)),
      oldestAt: iso(oldest.length > 0 ? Math.min(...oldest) : null),
      failed: sum(parts.map(({ failed }) => failed)),
    };
  });
}

/** The databases with failed messages, most of them first. */
const failingOf = (databases: readonly KnownDatabase[]): string[] =>
  databases
    .map(({ name, report }) => ({ name, failed: sum((report?.channels ?? []).map((part) => part.failed)) }))
    .filter(({ failed }) => failed > 0)
    .sort((one, other) => other.failed - one.failed)
    .map(({ name }) => name);

/**
 * Waiting and failed messages by channel, as reported by all databases, and the failed ones of the databases
 * with most of them. Neither recipients nor texts are shown.
 */
export async function getOutbox(ctx: UserCtx): Promise<OutboxDto> {
  const databases = await listDatabases(ctx);
  const failing = failingOf(databases).slice(0, MAX_ASKED);
  const { answers, silent } = await askDatabases(
    ctx,
    failing.flatMap((name) => ctx.named(name) ?? []),
    (db) => queries.listFailed(db, MAX_SHOWN),
  );
  return {
    channels: sumChannels(databases),
    failures: latest(answers, MAX_SHOWN),
    silent: [...new Set([...silentOf(databases), ...silent])],
    asOf: asOf(databases),
  };
}

type Found = { db: AnyDb; message: NonNullable<Awaited<ReturnType<typeof queries.findMessage>>> }[];

/**
 * Sends a failed message again, after the response. Throws not_found (404), conflict (409) for one that may
 * have arrived or has expired.
 */
export async function sendAgain(ctx: UserCtx, id: string): Promise<void> {
  const asked = await askDatabases<AnyDb, Found>(
    ctx,
    [ctx.directory, ctx.shardOf(causeOf(id))],
    async (db) => {
      const message = await queries.findMessage(db, id);
      return message ? [{ db, message }] : [];
    },
  );
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
