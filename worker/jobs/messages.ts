import type { Ctx } from '../context';
import * as messages from '../features/messages/messages.service';
import { WRITERS } from '../features/writers';
import type { AnyDb } from '../platform/db';

/** Delivers those of these messages that are still due. */
export const deliverMessages = (ctx: Ctx, from: AnyDb, ids: readonly string[]) =>
  messages.deliverMessages(ctx, from, ids, WRITERS);

/** Job: delivers messages that their requests have not delivered. */
export const deliverDueMessages = (ctx: Ctx, db: AnyDb) => messages.deliverDueMessages(ctx, db, WRITERS);
