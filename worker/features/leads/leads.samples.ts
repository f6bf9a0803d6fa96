import { offer, uniqueMobile } from '../../test/factories';
import { caller } from '../../test/leads';
import { samplesOf } from '../../test/sample-types';

const offerForm = () => ({ buyerName: 'Test Buyer', buyerMobile: uniqueMobile(), offerPrice: '450000' });

export const samples = samplesOf({
  make: async ({ people: { owner }, second }) => {
    const { body } = await owner.post('/api/leads/hand-made', caller({ vehicleId: second, wants: null }));
    return { written: body.id };
  },
  ids: { leads: ({ lead }) => lead },
  paths: {
    'delete /api/leads/:id': (_, { written }) => `/api/leads/${written}`,
    'get /withdraw/:id/:key': ({ withdrawPath }) => withdrawPath,
    'post /withdraw/:id/:key': ({ withdrawPath }) => withdrawPath,
  },
  bodies: {
    'post /api/leads': ({ vehicle }) => offer(vehicle),
    'post /api/leads/hand-made': ({ vehicle }) => caller({ vehicleId: vehicle, wants: null }),
    'patch /api/leads/:id': () => ({ notes: 'Calls back on Monday' }),
    'put /api/leads/:id/assignee': () => ({ personId: null }),
    'post /api/leads/:id/merge': ({ otherLead }) => ({ otherId: otherLead }),
    'post /withdraw/:id/:key': () => ({ confirm: 'yes' }),
    'post /vehicle/:id/offer': offerForm,
    'post /republished/:id/offer': offerForm,
  },
});
