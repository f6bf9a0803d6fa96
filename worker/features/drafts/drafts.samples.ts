import { samplesOf } from '../../test/sample-types';

export const samples = samplesOf({
  make: async ({ people: { owner } }) => {
    const { body } = await owner.post('/api/drafts', { fields: { name: 'Begun' }, images: [] });
    return { draft: body.id };
  },
  ids: { drafts: (_, { draft }) => draft },
  bodies: {
    'post /api/drafts': () => ({ fields: { name: 'Swift' }, images: [] }),
    'post /api/drafts/imports': () => ({
      importId: 'a0000000-0000-4000-8000-000000000001',
      drafts: [{ key: 'a0000000-0000-4000-8000-000000000002', fields: { name: 'Swift' } }],
    }),
    'put /api/drafts/:id': () => ({ fields: { name: 'Swift VXi' }, images: [] }),
  },
});
