import type { Seller } from '../../test/factories';
import { caller } from '../../test/leads';
import { samplesOf } from '../../test/sample-types';

const leadOf = async (owner: Seller, vehicleId: string): Promise<string> =>
  (await owner.post('/api/leads/hand-made', caller({ vehicleId, wants: null }))).body.id;

export const samples = samplesOf({
  make: async ({ people: { owner }, vehicle }) => {
    const [leadId, another] = [await leadOf(owner, vehicle), await leadOf(owner, vehicle)];
    const { body } = await owner.post('/api/wants', { leadId, model: 'Creta' });
    return { want: body.id, another };
  },
  ids: { wants: (_, { want }) => want },
  paths: {
    'get /api/wants/for/:id': ({ vehicle }) => `/api/wants/for/${vehicle}`,
    'get /api/wants/vehicles/:id': (_, { want }) => `/api/wants/vehicles/${want}`,
  },
  bodies: {
    'post /api/wants': (_, { another }) => ({ leadId: another, model: 'Creta', maxPrice: '900000' }),
    'patch /api/wants/:id': ({ vehicle }) => ({ vehicleId: vehicle }),
  },
});
