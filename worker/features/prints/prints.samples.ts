import { samplesOf } from '../../test/sample-types';

export const samples = samplesOf({
  bodies: {
    // Of nobody's vehicle.
    'post /api/prints': ({ people: { owner } }) => ({
      posters: [{ vehicleId: owner.user.id, number: '9876543210' }],
    }),
  },
});
