import type { Effects } from '../feature';
import { copyProfile } from './account.queries';

export const accountEffects = {
  profile: {
    from: 'shard',
    to: 'directory',
    does: 'Names, number and account type of a seller, for search, payments and mails',
    once: 'the profile’s version',
    order: '`accounts.profile_version`',
    apply: async (ctx, profile) => {
      await copyProfile(ctx.directory, profile);
      return null;
    },
  },
} satisfies Effects;
