import type { PushText } from '../../../schema/channels/push-text';
import type { MessageKind } from '../../../schema/messages/kinds';
import type { Ctx } from '../../context';
import type { AnyDb } from '../../platform/db';
import type { MailText } from '../../platform/mailer';
import type { Notice } from '../../platform/sms';
import type { MailParts } from './mail-layout';
import type { Message } from './messages.queries';
import type { Recipient } from './recipients';

export type { Message };

/** A message's content for each channel. */
export interface Content {
  /** Texts that are laid out, or a mail that is plain text. */
  mail?: MailParts | MailText;
  push?: PushText;
  notice?: Omit<Notice, 'to'>;
}

/**
 * Writes a message when it is delivered; null if there is nothing left to say. `recipient` is null without an
 * account; `from` is the message's database.
 */
export type Writer = (
  ctx: Ctx,
  message: Message,
  recipient: Recipient | null,
  from: AnyDb,
) => Promise<Content | null>;
export type Writers = Record<MessageKind, Writer>;
