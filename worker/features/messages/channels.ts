import type { Channel } from '../../../schema/channels/events';
import type { PushPayload } from '../../../schema/channels/push-text';
import type { Ctx } from '../../context';
import { listValidSessions } from '../auth/valid-sessions';
import type { Content } from './content';
import { languageOf, mailIn, noticeIn, pushIn } from './in-language';
import type { Message } from './messages.queries';
import type { Recipient } from './recipients';
import { deletePushDevice, listPushDevices } from './recipients.queries';

/** One attempt to send a message. */
export interface Delivery {
  message: Message;
  content: Content;
  /** null for a mail to an address without an account. */
  recipient: Recipient | null;
}

/** Some devices have received a push message and others have not; only those get it again. */
export class PartlyTaken extends Error {
  override readonly name = 'PartlyTaken';

  constructor(
    readonly done: string[],
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause));
  }
}

/** A channel to people. All channels share the outbox; each is claimed and retried separately. */
export interface ChannelAdapter {
  /** A repeat would be noticed, so what may have been sent is not sent again. */
  atMostOnce: boolean;
  /** How long it is retried; after that it would no longer be news. */
  triedForMs: number;
  /** Whether it waits for the end of quiet hours. */
  waitsInQuietHours: boolean;
  /**
   * Sends it; false if there is no recipient, or no content for this channel. Throws if the provider refused
   * it.
   */
  send(ctx: Ctx, delivery: Delivery): Promise<boolean>;
}

const HOUR = 3_600_000;

const mail: ChannelAdapter = {
  atMostOnce: false,
  triedForMs: 24 * HOUR,
  waitsInQuietHours: false,
  async send(ctx, { message: { id, kind, recipient: address }, content, recipient }) {
    const to = address || recipient?.email;
    if (!content.mail || !to) return false;
    await ctx.mailer.send({ to, kind, ...mailIn(content.mail, languageOf(recipient)) }, id);
    return true;
  },
};

const push: ChannelAdapter = {
  atMostOnce: false,
  triedForMs: 4 * HOUR,
  waitsInQuietHours: true,
  async send(ctx, { message, content, recipient }) {
    const { push: sender } = ctx;
    if (!content.push || !recipient || !sender) return false;
    const { done = [] } = message.data;
    const db = ctx.shardOf(recipient.userId);
    const all = await listPushDevices(db, recipient.userId);
    const sids = all.map(({ sid }) => sid);
    const valid = await listValidSessions(ctx, recipient.userId, sids, ctx.clock.now());
    // Whatever the row says, an ended session gets nothing.
    const devices = all.filter(({ sid }) => valid.has(sid));
    const said = pushIn(content.push, languageOf(recipient));
    const payload = JSON.stringify({ id: message.id, ...said } satisfies PushPayload);
    const { tag } = content.push;
    const sent = await Promise.allSettled(
      devices
        .filter(({ id }) => !done.includes(id))
        .map(async ({ id, sid: _sid, ...subscription }) => {
          const answer = await sender.send(subscription, { payload, tag, urgency: 'high' });
          if (answer === 'gone') await deletePushDevice(db, id);
          else done.push(id);
        }),
    );
    const failed = sent.find((result) => result.status === 'rejected');
    if (failed) throw new PartlyTaken(done, failed.reason);
    return done.length > 0;
  },
};

const sms: ChannelAdapter = {
  atMostOnce: true,
  triedForMs: HOUR,
  waitsInQuietHours: true,
  async send({ sms: sender }, { message, content, recipient }) {
    if (!content.notice || !recipient?.mobile || !sender?.sendsNotices) return false;
    const notice = noticeIn(content.notice, languageOf(recipient));
    await sender.sendNotice({ to: recipient.mobile, ...notice }, message.id);
    return true;
  },
};

const whatsapp: ChannelAdapter = {
  atMostOnce: true,
  triedForMs: HOUR,
  waitsInQuietHours: true,
  async send({ whatsApp }, { message, content, recipient }) {
    if (!content.notice || !recipient?.mobile || !whatsApp) return false;
    const notice = noticeIn(content.notice, languageOf(recipient));
    await whatsApp.send({ to: recipient.mobile, ...notice }, message.id);
    return true;
  },
};

export const CHANNEL_ADAPTERS: Readonly<Record<Channel, ChannelAdapter>> = { mail, push, sms, whatsapp };
