import { pretendImages } from '../../test/factories';
import { samplesOf } from '../../test/sample-types';

export const samples = samplesOf({
  make: async ({ people: { owner } }) => {
    const { body } = await owner.post('/api/drafts', { fields: { name: 'Begun' }, images: [] });
    const [photo] = await pretendImages(owner);
    const importId = 'a0000000-0000-4000-8000-000000000003';
    await owner.post('/api/drafts/imports', { importId, drafts: [{ row: 0, fields: { name: 'Listed' } }] });
    return { draft: body.id, importId, photo };
  },
  ids: { drafts: (_, { draft }) => draft, imports: (_, { importId }) => importId },
  bodies: {
    'post /api/drafts': () => ({ fields: { name: 'Swift' }, images: [] }),
    'post /api/drafts/imports': () => ({
      importId: 'a0000000-0000-4000-8000-000000000001',
      drafts: [{ row: 0, fields: { name: 'Swift' } }],
    }),
    'patch /api/drafts/:id': (_, { photo }) => ({ images: [photo] }),
    'put /api/drafts/:id': () => ({ fields: { name: 'Swift VXi' }, images: [] }),
  },
});
