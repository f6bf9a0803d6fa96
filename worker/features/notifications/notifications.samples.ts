import { firstOf } from '../../test/first-of';
import { samplesOf } from '../../test/sample-types';

export const samples = samplesOf({
  make: async ({ people: { owner } }) => ({ notification: (await firstOf(owner, '/api/notifications')).id }),
  ids: { notifications: (_, { notification }) => notification },
});
