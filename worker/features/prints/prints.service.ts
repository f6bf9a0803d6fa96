import type { PrintedInput } from '../../../schema/prints/input';
import type { UserCtx } from '../../context';
import * as queries from './prints.queries';

const own = (ctx: UserCtx) => ({ db: ctx.shardOf(ctx.actor.user.id), ownerId: ctx.actor.user.id });

/** Remembers which number stands on the posters of the seller's vehicles. Other ids are left out. */
export async function rememberPrinted(ctx: UserCtx, { posters }: PrintedInput): Promise<void> {
  const { db, ownerId } = own(ctx);
  await queries.storePrinted(db, { ownerId, posters, now: ctx.clock.now() });
}

/** The posters with an old number have been taken down. */
export async function forgetOutdated(ctx: UserCtx): Promise<void> {
  const { db, ownerId } = own(ctx);
  await queries.forgetOutdated(db, ownerId);
}
