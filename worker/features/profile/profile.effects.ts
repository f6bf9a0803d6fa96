import { newId } from '../../platform/random';
import type { Effects } from '../feature';
import { announce } from '../notifications/notifications.service';
import { invalidateSeller } from '../vehicles/cached-pages.service';
import * as queries from './account-copy.queries';

export const { copyAccount, findSeller } = queries;

export const profileEffects = {
  account: {
    from: 'directory',
    to: 'shard',
    does: 'Sign-up, username, plan and state of an account become its seller’s; listings fit the plan; the plan’s notification',
    once: 'the account’s version; the notification’s id',
    order: '`sellers.account_version`',
    apply: async (ctx, account) => {
      await queries.copyAccount(ctx.boundShardOf(account.id), account, ctx.clock.now());
      if (account.notice) announce(ctx, account.id, [account.notice.id]);
      if (!account.isActive) await invalidateSeller(ctx, account.id);
      return null;
    },
  },
  phone: {
    from: 'directory',
    to: 'shard',
    does: 'A verified number becomes the seller’s, if the number has not changed since',
    once: 'the number is verified already',
    order: '`sellers.mobile_changed_at`',
    // The directory then gets it like any change of a profile.
    apply: async (ctx, phone) => {
      const shard = ctx.shardOf(phone.userId);
      const cause = newId(ctx.clock.now());
      const save = phone.isTaken ? queries.loseVerifiedNumber : queries.saveVerifiedNumber;
      await save(shard, phone, cause);
      return { from: shard, cause };
    },
  },
} satisfies Effects;
