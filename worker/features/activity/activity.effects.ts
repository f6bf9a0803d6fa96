import type { Effects } from '../feature';
import { insertActivity } from './activity.queries';

export const activityEffects = {
  activity: {
    from: 'shard',
    to: 'directory',
    does: 'A line of the activity log',
    once: 'the line’s id',
    order: 'a line is never changed',
    apply: async (ctx, line) => {
      await insertActivity(ctx.directory, line).onConflictDoNothing();
      return null;
    },
  },
} satisfies Effects;
