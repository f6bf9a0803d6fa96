import { samplesOf } from '../../test/sample-types';

export const samples = samplesOf({
  make: async ({ people: { owner } }) => {
    const { body } = await owner.post('/api/feed', {});
    return { secret: new URL(body.csv).pathname.split('/')[2] ?? '' };
  },
  ids: { feeds: (_, { secret }) => secret },
  bodies: { 'post /api/feed': () => ({}) },
});
