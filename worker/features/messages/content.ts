import type { MessageKind } from '../../../schema/messages/kinds';
import type { Ctx } from '../../context';
import type { MailText } from '../../platform/mailer';
import type { Notice } from '../../platform/sms';
import type { Message, Recipient } from './messages.queries';

export type { Message, Recipient };

/** What the service worker is sent (web/service-worker/push.ts). It never has a phone number. */
export interface PushText {
  title: string;
  body: string;
  /** A path of ours. */
  url: string;
  /** Messages with one tag replace each other. */
  tag: string;
  /** The lead that can be marked as contacted from the notification. */
  leadId?: string;
}

/** What a message says on each channel that it is for. */
export interface Content {
  mail?: MailText;
  push?: PushText;
  notice?: Omit<Notice, 'to'>;
}

/** Writes a message when it is delivered; null if there is nothing left to say. `recipient` is null without an account. */
export type Writer = (ctx: Ctx, message: Message, recipient: Recipient | null) => Promise<Content | null>;
export type Writers = Record<MessageKind, Writer>;
