import type { Effects } from '../feature';
import { saveWorkplace } from './staff.queries';

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
} satisfies Effects;
