import { firstOf } from '../../test/first-of';
import { samplesOf } from '../../test/sample-types';

const terms = { customPrice: '499000', customMobileNumber: '9812345678' };

export const samples = samplesOf({
  make: async ({ people: { owner }, buyer, second }) => {
    await owner.patch(`/api/vehicles/${second}`, { republishPolicy: 'ask' });
    await buyer.post(`/api/vehicles/${second}/republish-requests`);
    return { request: (await firstOf(owner, '/api/republish-requests')).id };
  },
  ids: {
    'republish-requests': (_, { request }) => request,
    'republished-vehicles': ({ page }) => page,
    republished: ({ page }) => page,
  },
  paths: {
    'delete /api/vehicles/:id/republished/:republishedId': ({ vehicle, otherPage }) =>
      `/api/vehicles/${vehicle}/republished/${otherPage}`,
  },
  bodies: {
    'post /api/republished-vehicles': ({ vehicle }) => ({ ...terms, originalVehicleId: vehicle }),
    'patch /api/republished-vehicles/:id': () => terms,
    'patch /api/republish-requests/:id': () => ({ status: 'approved' }),
  },
});
