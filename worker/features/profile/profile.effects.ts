import { newId } from '../../platform/random';
import type { Effects } from '../feature';
import { announce } from '../notifications/notifications.service';
import { closeEndedSockets } from '../staff/acting.service';
import { invalidateSeller } from '../vehicles/cached-pages.service';
import * as queries from './account-copy.queries';

export const { findSeller } = queries;

export const profileEffects = {
  account: {
    from: 'directory',
    to: 'shard',
    does: 'Address, username, plan, state and epoch of an account become its seller’s; older sessions end; listings fit the plan',
    once: 'the account’s version and epoch; the notification’s id',
    order: '`sellers.account_version`, `sellers.session_epoch`',
    apply: async (ctx, account) => {
      await queries.copyAccount(ctx.boundShardOf(account.id), account, ctx.clock.now());
      if (account.sessionEpoch > 0) ctx.defer(closeEndedSockets(ctx, account.id));
      if (account.notice) announce(ctx, account.id, [account.notice.id]);
      if (!account.isActive) await invalidateSeller(ctx, account.id);
      return null;
    },
  },
  phone: {
    from: 'directory',
    to: 'shard',
    does: 'A verified number becomes the seller’s and leaves all others, if theirs has not changed since',
    once: 'the number is verified already',
    order: '`sellers.mobile_changed_at`',
    // This changes the profile, so the directory gets it as usual.
    apply: async (ctx, phone) => {
      const shard = ctx.shardOf(phone.userId);
      const cause = newId(ctx.clock.now());
      const save = phone.isTaken ? queries.loseVerifiedNumber : queries.saveVerifiedNumber;
      await save(shard, phone, cause);
      if (phone.isTaken) await invalidateSeller(ctx, phone.userId);
      return { from: shard, cause };
    },
  },
} satisfies Effects;
