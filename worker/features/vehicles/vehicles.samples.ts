import { pretendImages, vehicleInput } from '../../test/factories';
import { samplesOf } from '../../test/sample-types';

export const samples = samplesOf({
  make: async ({ people: { owner } }) => ({ photo: (await pretendImages(owner))[0] ?? '' }),
  ids: { vehicles: ({ vehicle }) => vehicle, vehicle: ({ vehicle }) => vehicle },
  paths: {
    'post /api/vehicles/:id/relist': ({ sold }) => `/api/vehicles/${sold}/relist`,
    'post /api/vehicles/:id/undo-sold': ({ soldLately }) => `/api/vehicles/${soldLately}/undo-sold`,
  },
  bodies: {
    'post /api/vehicles': ({ people }) => vehicleInput(people.owner),
    'post /api/vehicles/generate-description': () => ({ name: 'Swift', price: '475000', currency: 'INR' }),
    'post /api/vehicles/update-order': ({ vehicle }) => ({ updates: [{ id: vehicle, displayOrder: 1 }] }),
    'post /api/vehicles/imports': ({ vehicle }) => ({
      changes: [{ vehicleId: vehicle, seenAt: '2026-11-01T00:00:00.000Z', set: { kmsDriven: 61_000 } }],
    }),
    'patch /api/vehicles/:id': () => ({ name: 'Another name' }),
    'post /api/vehicles/:id/photos': (_, { photo }) => ({ images: [photo] }),
    'patch /api/vehicles/:id/price': () => ({ price: '470000' }),
    'put /api/vehicles/:id/answerer': () => ({ by: 'owner' }),
    'patch /api/vehicles/:id/status': () => ({ status: 'pending' }),
    'patch /api/vehicles/:id/visibility': () => ({ showInProfile: false }),
  },
});
