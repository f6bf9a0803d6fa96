import type { Channel } from '../../../schema/channels/events';
import type { Ctx } from '../../context';
import { findSellerRecipient } from './recipients.queries';

/** The recipient of an account's message, with what its channel depends on. */
export type Recipient = NonNullable<Awaited<ReturnType<typeof findSellerRecipient>>>;

/** null for a closed account, and for one that has never signed in. */
export const findRecipient = (ctx: Ctx, userId: string, channel: Channel): Promise<Recipient | null> =>
  findSellerRecipient(ctx.shardOf(userId), userId, channel);
