import type { Ctx } from '../context';
import { accountMessages } from '../features/account/account.mails';
import { authMessages } from '../features/auth/auth.messages';
import { billingMessages } from '../features/billing/billing.messages';
import { leadMessages } from '../features/leads/lead.messages';
import type { Writers } from '../features/messages/content';
import * as messages from '../features/messages/messages.service';
import { ownMessages } from '../features/messages/own.messages';
import { notificationMessages } from '../features/notifications/notifications.messages';
import { operationsMessages } from '../features/operations/operations.messages';
import type { AnyDb } from '../platform/db';

/** Who writes each kind of message. */
const WRITERS: Writers = {
  ...notificationMessages,
  ...authMessages,
  ...billingMessages,
  ...accountMessages,
  ...leadMessages,
  ...ownMessages,
  ...operationsMessages,
};

/** Delivers those of these messages that are still due. */
export const deliverMessages = (ctx: Ctx, from: AnyDb, ids: readonly string[]) =>
  messages.deliverMessages(ctx, from, ids, WRITERS);

/** Job: delivers messages that their requests have not delivered. */
export const deliverDueMessages = (ctx: Ctx) => messages.deliverDueMessages(ctx, WRITERS);
