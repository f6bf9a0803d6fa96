import type { Effects } from '../feature';
import { endDevices } from './devices.queries';

export const channelsEffects = {
  sessions: {
    from: 'directory',
    to: 'shard',
    does: 'Browsers whose operators’ sessions have ended get no more push messages',
    once: 'they are gone already',
    order: 'a session ends for good',
    apply: async (ctx, { userId, sids }) => {
      await endDevices(ctx.shardOf(userId), userId, sids);
      return null;
    },
  },
} satisfies Effects;
