import type { PushText } from '../../../schema/channels/push-text';
import type { MessageKind } from '../../../schema/messages/kinds';
import type { Ctx } from '../../context';
import type { MailText } from '../../platform/mailer';
import type { Notice } from '../../platform/sms';
import type { Message, Recipient } from './messages.queries';

export type { Message, Recipient };

/** A message's content on each of its channels. */
export interface Content {
  mail?: MailText;
  push?: PushText;
  notice?: Omit<Notice, 'to'>;
}

/** Writes a message when it is delivered; null if there is nothing left to say. `recipient` is null without an account. */
export type Writer = (ctx: Ctx, message: Message, recipient: Recipient | null) => Promise<Content | null>;
export type Writers = Record<MessageKind, Writer>;
