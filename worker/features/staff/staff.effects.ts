import { newId } from '../../platform/random';
import type { Effects } from '../feature';
import { findSeller } from '../profile/profile.effects';
import { invalidateSeller, invalidateVehicles } from '../vehicles/cached-pages.service';
import { setOwner } from './new-owner.queries';
import { saveNumber, saveWorkplace } from './staff.queries';

export const staffEffects = {
  membership: {
    from: 'shard',
    to: 'shard',
    does: 'Somebody was let in, has another role, or no longer works for a seller: their own list follows',
    once: 'the membership’s version',
    order: '`workplaces.version`',
    apply: async (ctx, membership) => {
      await saveWorkplace(ctx.shardOf(membership.memberId), membership);
      return null;
    },
  },
  number: {
    from: 'shard',
    to: 'shard',
    does: 'The number with which somebody answers for a seller follows their own profile, on cached pages too',
    once: 'the profile’s version',
    order: '`members.number_version`',
    apply: async (ctx, number) => {
      const ids = await saveNumber(ctx.boundShardOf(number.sellerId), number, ctx.clock.now());
      await invalidateVehicles(ctx, ids);
      return null;
    },
  },
  ownership: {
    from: 'directory',
    to: 'shard',
    does: 'A seller has another owner: the profile is theirs, the former owner is a manager, and the record goes on naming who did what',
    once: 'the record’s line',
    order: 'the next one needs the membership that this one makes',
    // This changes profile and membership, so directory and the manager’s shard get them as usual.
    apply: async (ctx, owner) => {
      const { sellerId, formerId, at } = owner;
      // Their list of workplaces needs their row, which comes with another effect of the same cause.
      if (!(await findSeller(ctx.boundShardOf(formerId), formerId))) {
        throw new Error('the account of the former owner has not arrived yet');
      }
      const shard = ctx.boundShardOf(sellerId);
      const cause = newId(at, sellerId);
      await setOwner(shard, owner, cause);
      ctx.defer(ctx.live.closeEnded(sellerId));
      await invalidateSeller(ctx, sellerId);
      return { from: shard, cause };
    },
  },
} satisfies Effects;
