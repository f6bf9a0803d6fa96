import type { MessageKind } from '../../../schema/messages/kinds';
import type { Ctx } from '../../context';
import { hmac } from '../../platform/crypto';
import type { MailText } from '../../platform/mailer';
import { reportError } from '../issues/issues.service';
import * as queries from './messages.queries';

export type Message = queries.Message;

/** Writes a message when it is delivered; null if there is nothing left to say. */
export type Writer = (ctx: Ctx, message: Message) => Promise<MailText | null>;
export type Writers = Record<MessageKind, Writer>;

const HOUR = 3_600_000;
/** A code is of no use later, and a recipient is not kept longer for a provider that is down. */
const TRIED_FOR_MS: Record<MessageKind, number> = {
  verify_email: HOUR,
  known_address: HOUR,
  reset_password: HOUR,
  payment_received: 24 * HOUR,
  plan_expiry: 24 * HOUR,
  account_erased: 24 * HOUR,
};
const AT_ONCE = 5;
const MOST_A_RUN = 100;

/** Identifies a recipient after the address itself has been deleted. */
export const recipientKey = (ctx: Ctx, recipient: string) =>
  hmac(ctx.settings.SECRET_KEY, 'recipient', recipient);

async function send(ctx: Ctx, message: Message, writers: Writers): Promise<void> {
  const { id, kind, recipient: to } = message;
  const mail = await writers[kind](ctx, message);
  if (mail) await ctx.mailer.send({ to, kind, ...mail }, id);
}

/** One attempt. If the confirmation is lost, the next one uses the same key, which the provider recognises. */
async function attempt(ctx: Ctx, id: string, writers: Writers): Promise<void> {
  const now = ctx.clock.now();
  const message = await queries.claim(ctx.db, id, now);
  if (!message) return;
  try {
    await send(ctx, message, writers);
  } catch (error) {
    console.error(`a message (${message.kind}) was not sent, attempt ${message.attempts}`, error);
    if (now - message.createdAt < TRIED_FOR_MS[message.kind]) return;
    await queries.endMessage(ctx.db, id, null);
    await reportError(ctx, 'job_failed', `message ${message.kind}`, error);
    return;
  }
  await queries.endMessage(ctx.db, id, ctx.clock.now());
}

/** Delivers stored messages that are due, a few at a time. A failed one waits for its next attempt. */
export async function deliverMessages(ctx: Ctx, ids: readonly string[], writers: Writers): Promise<void> {
  const waiting = [...ids];
  const lane = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await attempt(ctx, id, writers);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, ids.length) }, lane));
}

/** Job: delivers due messages, a bounded number a run. */
export async function deliverDueMessages(ctx: Ctx, writers: Writers): Promise<void> {
  const due = await queries.listDue(ctx.db, ctx.clock.now(), MOST_A_RUN);
  await deliverMessages(
    ctx,
    due.map(({ id }) => id),
    writers,
  );
}
