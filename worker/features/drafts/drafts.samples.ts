import { samplesOf } from '../../test/sample-types';

export const samples = samplesOf({
  make: async ({ people: { owner } }) => {
    const { body } = await owner.post('/api/drafts', { fields: { name: 'Begun' }, images: [] });
    return { draft: body.id };
  },
  ids: { drafts: (_, { draft }) => draft },
  bodies: {
    'post /api/drafts': () => ({ fields: { name: 'Swift' }, images: [] }),
    'put /api/drafts/:id': () => ({ fields: { name: 'Swift VXi' }, images: [] }),
  },
});
