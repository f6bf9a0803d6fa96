import { CHANNELS } from '../../../schema/channels/events';
import type { MessageKind } from '../../../schema/messages/kinds';
import { occurrence } from '../../../schema/operations/points';
import type { Ctx } from '../../context';
import { hmac } from '../../platform/crypto';
import type { AnyDb } from '../../platform/db';
import { ProviderRefusal } from '../../platform/provider-call';
import { hasBudget } from '../../platform/query-budget';
import { reportError } from '../issues/issues.service';
import { CHANNEL_ADAPTERS, PartlyTaken } from './channels';
import type { Writers } from './content';
import * as queries from './messages.queries';
import { problemOf, quietUntil } from './recipient-rules';
import { findRecipient } from './recipients';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A code soon becomes useless, and a recipient must not be stored longer because a provider is down. */
const CODES: readonly MessageKind[] = ['verify_email', 'known_address', 'reset_password'];
const MAX_PARALLEL = 5;
const MAX_A_RUN = 100;
/** Consecutive failures after which a run leaves a channel to the next one: its provider is down. */
const MAX_FAILURES = 10;

/** Identifies a recipient after the address itself has been deleted. */
export const recipientKey = (ctx: Ctx, recipient: string) =>
  hmac(ctx.settings.SECRET_KEY, 'recipient', recipient);

const triedForMs = ({ kind, channel }: queries.Message) =>
  CODES.includes(kind) ? HOUR : CHANNEL_ADAPTERS[channel].triedForMs;

/** Security messages and test messages are sent whatever was reported about the address. */
const isUrgent = ({ kind }: queries.Message) => kind === 'security' || kind === 'test';

/** Each costs money, and strangers decide how many offers there are. */
const MAX_TEXTS_A_DAY = 20;

const isTextedEnough = async (ctx: Ctx, db: AnyDb, { userId, channel }: queries.Message): Promise<boolean> =>
  (await queries.countHandedOver(db, userId ?? '', channel, ctx.clock.now() - 24 * HOUR)) >= MAX_TEXTS_A_DAY;

/**
 * The outcome of a message that must not be repeated is unknown: its provider did not respond, or the result
 * could not be stored.
 */
class PossiblySent extends Error {
  override readonly name = 'PossiblySent';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Sends a claimed message and ends it; throws if it was not sent. */
async function sendOnce(ctx: Ctx, db: AnyDb, message: queries.Message, writers: Writers): Promise<void> {
  const { id, channel, kind, userId } = message;
  const adapter = CHANNEL_ADAPTERS[channel];
  const drop = () => queries.endMessage(db, id, { outcome: 'dropped', now: ctx.clock.now() });
  const isToAccount = message.recipient === '';
  const recipient = isToAccount && userId ? await findRecipient(ctx, userId, channel) : null;
  if (isToAccount) {
    if (!recipient) return void (await drop());
    const problem = problemOf(channel, recipient);
    if (problem && !(problem === 'stopped' && isUrgent(message))) return void (await drop());
    const until = kind === 'test' ? null : quietUntil(channel, recipient, ctx.clock.now());
    if (until !== null) return void (await queries.mergeIntoDigest(db, message, until));
  }
  const content = await writers[kind](ctx, message, recipient, db);
  if (!content) return void (await drop());
  if (adapter.atMostOnce) {
    if (await isTextedEnough(ctx, db, message)) return void (await drop());
    if (!(await queries.begin(db, message))) return;
  }
  try {
    if (!(await adapter.send(ctx, { message, content, recipient }))) return void (await drop());
    ctx.points.write([occurrence('message', channel)]);
    await queries.endMessage(db, id, { outcome: 'sent', now: ctx.clock.now() });
  } catch (error) {
    throw adapter.atMostOnce && !(error instanceof ProviderRefusal) ? new PossiblySent(error) : error;
  }
}

/** Decides what happens to a message after a failed attempt. */
async function failed(ctx: Ctx, db: AnyDb, message: queries.Message, error: unknown): Promise<void> {
  const { id, kind, channel, attempts, createdAt, dueAt } = message;
  const now = ctx.clock.now();
  const text = error instanceof Error ? error.message : String(error);
  console.error(`a message (${kind} by ${channel}) was not sent, attempt ${attempts}`, error);
  if (error instanceof PossiblySent) {
    await queries.endMessage(db, id, { outcome: 'unknown', now, error: text });
    return;
  }
  const isFinal = error instanceof ProviderRefusal && error.isFinal;
  if (now - createdAt < triedForMs(message) && !isFinal) {
    const data = error instanceof PartlyTaken ? { data: { ...message.data, done: error.done } } : {};
    // A fresh message was not claimed: this was its first attempt.
    const next = dueAt ?? now + MINUTE;
    await queries.waitAgain(db, id, next, { error: text, ...data, attempts: Math.max(attempts, 1) });
    return;
  }
  await queries.endMessage(db, id, { outcome: 'given_up', now, error: text });
  await reportError(ctx, 'job_failed', `message ${kind}`, error);
}

/**
 * Makes one attempt; false if it failed. If the confirmation is lost, the next attempt uses the same key,
 * which the provider recognises.
 */
async function attempt(
  ctx: Ctx,
  db: AnyDb,
  due: string | queries.Message,
  writers: Writers,
): Promise<boolean> {
  const message = typeof due === 'string' ? await queries.claim(db, due, ctx.clock.now()) : due;
  if (!message) return true;
  try {
    await sendOnce(ctx, db, message, writers);
    return true;
  } catch (error) {
    await failed(ctx, db, message, error);
    return false;
  }
}

async function deliverAll(
  ctx: Ctx,
  db: AnyDb,
  due: readonly (string | queries.Message)[],
  writers: Writers,
): Promise<void> {
  const waiting = [...due];
  let failures = 0;
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined && failures < MAX_FAILURES; next = waiting.shift()) {
      if (!hasBudget()) return;
      failures = (await attempt(ctx, db, next, writers)) ? 0 : failures + 1;
    }
  };
  await Promise.all(Array.from({ length: Math.min(MAX_PARALLEL, due.length) }, lane));
}

/**
 * Delivers those of the given messages that exist and are due, a few at a time. A failed one waits for its
 * next attempt; what exceeds one call is left to the job.
 */
export async function deliverMessages(
  ctx: Ctx,
  db: AnyDb,
  ids: readonly string[],
  writers: Writers,
): Promise<void> {
  // A request for a code has exactly one known message, which saves the query.
  const due = ids.length > 1 ? await queries.listDueOf(db, ids, ctx.clock.now()) : ids;
  await deliverAll(ctx, db, due.slice(0, MAX_A_RUN), writers);
}

/** Job: delivers the due messages of a database, a limited number per channel. No channel waits for another. */
export async function deliverDueMessages(ctx: Ctx, db: AnyDb, writers: Writers): Promise<void> {
  await queries.makeFreshDue(db, ctx.clock.now());
  await Promise.all(
    CHANNELS.map(async (channel) => {
      const due = await queries.listDue(db, channel, ctx.clock.now(), MAX_A_RUN);
      await deliverAll(
        ctx,
        db,
        due.map(({ id }) => id),
        writers,
      );
    }),
  );
}
