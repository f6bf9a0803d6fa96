import type { MessageKind } from '../../../schema/contracts/message-kinds';
import type { Ctx } from '../../context';
import { hmac } from '../../platform/crypto';
import type { MailText } from '../../platform/mailer';
import { reportError } from '../issues/issues.service';
import * as queries from './messages.queries';

export type Message = queries.Message;

/** Writes a message when it is delivered; null where there is nothing to say any more. */
export type Writer = (ctx: Ctx, message: Message) => Promise<MailText | null>;
export type Writers = Record<MessageKind, Writer>;

const HOUR = 3_600_000;
/** What somebody waits for is of no use later; nor is a recipient kept longer for a provider that is down. */
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

/** What repeated requests for a recipient are found by, once the recipient itself is gone. */
export const recipientKey = (ctx: Ctx, recipient: string) =>
  hmac(ctx.settings.SECRET_KEY, 'recipient', recipient);

async function send(ctx: Ctx, message: Message, writers: Writers): Promise<void> {
  const { id, kind, recipient: to } = message;
  const mail = await writers[kind](ctx, message);
  if (mail) await ctx.mailer.send({ to, kind, ...mail }, id);
}

/** One attempt. A message whose confirmation is lost is sent again under the same key: the provider knows it. */
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

/** Delivers stored messages that are due, a few at a time. One that fails stays for its next attempt. */
export async function deliverMessages(ctx: Ctx, ids: readonly string[], writers: Writers): Promise<void> {
  const waiting = [...ids];
  const lane = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await attempt(ctx, id, writers);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, ids.length) }, lane));
}

/** Job: delivers what is due, a bounded number a run. */
export async function deliverDueMessages(ctx: Ctx, writers: Writers): Promise<void> {
  const due = await queries.listDue(ctx.db, ctx.clock.now(), MOST_A_RUN);
  await deliverMessages(
    ctx,
    due.map(({ id }) => id),
    writers,
  );
}
