import type { Channel } from '../../../schema/channels/events';
import type { Ctx } from '../../context';
import { findAddress } from './addresses.queries';
import { findSellerRecipient } from './recipients.queries';

type Found<Row> = NonNullable<Awaited<Row>>;

/** The recipient of an account's message, and what its channel depends on. */
export type Recipient = Found<ReturnType<typeof findSellerRecipient>> & Found<ReturnType<typeof findAddress>>;

/** A person's contact details, from both databases; null for a closed account. */
export async function findRecipient(ctx: Ctx, userId: string, channel: Channel): Promise<Recipient | null> {
  const [address, seller] = await Promise.all([
    findAddress(ctx.directory, userId),
    findSellerRecipient(ctx.shardOf(userId), userId, channel),
  ]);
  return address && seller && { ...seller, ...address };
}
