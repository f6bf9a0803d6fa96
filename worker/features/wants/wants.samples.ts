import { samplesOf } from '../../test/sample-types';

export const samples = samplesOf({
  make: async ({ people: { owner }, lead }) => ({
    want: (await owner.post('/api/wants', { leadId: lead, model: 'Creta' })).body.id as string,
  }),
  ids: { wants: (_, { want }) => want },
  paths: {
    'get /api/wants/for/:id': ({ vehicle }) => `/api/wants/for/${vehicle}`,
  },
  bodies: {
    'post /api/wants': ({ lead }) => ({ leadId: lead, model: 'Creta', maxPrice: '900000' }),
    'patch /api/wants/:id': ({ vehicle }) => ({ vehicleId: vehicle }),
  },
});
