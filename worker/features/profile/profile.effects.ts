import type { Ctx } from '../../context';
import type { Payloads } from '../../platform/effect-kinds';
import { newId } from '../../platform/random';
import { announce } from '../notifications/notifications.service';
import { invalidateSeller } from '../vehicles/cached-pages.service';
import * as queries from './account-copy.queries';

export const { copyAccount, findSeller } = queries;

/** Stores a version of an account as its seller's, and writes the notification that came with it. */
export async function applyAccount(ctx: Ctx, account: Payloads['account']): Promise<null> {
  await queries.copyAccount(ctx.boundShardOf(account.id), account, ctx.clock.now());
  if (account.notice) announce(ctx, account.id, [account.notice.id]);
  if (!account.isActive) await invalidateSeller(ctx, account.id);
  return null;
}

/** Stores a verified number as the seller's, or that another account has it. The directory then gets it like any change of a profile. */
export async function applyPhone(ctx: Ctx, phone: Payloads['phone']) {
  const shard = ctx.shardOf(phone.userId);
  const cause = newId(ctx.clock.now());
  const save = phone.isTaken ? queries.loseVerifiedNumber : queries.saveVerifiedNumber;
  await save(shard, phone, cause);
  return { from: shard, cause };
}
