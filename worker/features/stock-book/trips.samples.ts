import { newId } from '../../platform/random';
import { publishVehicle, type Seller } from '../../test/factories';
import { samplesOf } from '../../test/sample-types';

const NOW = '2026-01-15T13:12:00.000Z';

const lines = async (owner: Seller, vehicleId: string) => (await owner.get(`/api/trips/${vehicleId}`)).body;

/** A key that no line of the vehicle has. */
const freshKey = () => newId(1);

export const samples = samplesOf({
  // A vehicle of its own, so that only its slip ends its trip.
  make: async ({ people: { other } }) => {
    const { id } = await publishVehicle(other);
    const going = { key: freshKey(), at: NOW, purpose: 'repair', driver: 'self', kms: 42_000 };
    const { body } = await other.post(`/api/trips/${id}/out`, going);
    return { slip: body.slip as string };
  },
  ids: { trips: ({ vehicle }) => vehicle },
  paths: {
    'get /trip/:id/:key': (_, { slip }) => slip,
    'post /trip/:id/:key': (_, { slip }) => slip,
  },
  bodies: {
    'post /trip/:id/:key': () => ({ kms: '42010' }),
    // Whoever is tried before may have sent the vehicle out: the same key notes it once.
    'post /api/trips/:id/out': async ({ people: { owner }, vehicle }) => ({
      key: (await lines(owner, vehicle)).out?.key ?? freshKey(),
      at: NOW,
      purpose: 'test_drive',
      driver: 'self',
      kms: 42_000,
    }),
    'post /api/trips/:id/back': async ({ people: { owner }, vehicle }) => {
      const { out } = await lines(owner, vehicle);
      const key = out?.key ?? freshKey();
      if (!out) {
        const going = { key, at: NOW, purpose: 'repair', driver: 'self', kms: 42_000 };
        await owner.post(`/api/trips/${vehicle}/out`, going);
      }
      return { key: freshKey(), at: NOW, trip: key, kms: 42_010, fuel: 'half' };
    },
  },
});
