import type { Ctx } from '../context';
import { accountMessages } from '../features/account/account.mails';
import { authMessages } from '../features/auth/auth.messages';
import { billingMessages } from '../features/billing/billing.messages';
import * as messages from '../features/messages/messages.service';

/** Who writes each kind of message. */
const WRITERS: messages.Writers = { ...authMessages, ...billingMessages, ...accountMessages };

/** Delivers those of these messages that are still due. */
export const deliverMessages = (ctx: Ctx, ids: readonly string[]) =>
  messages.deliverMessages(ctx, ids, WRITERS);

/** Job: delivers messages that their requests left behind. */
export const deliverDueMessages = (ctx: Ctx) => messages.deliverDueMessages(ctx, WRITERS);
