import { samplesOf } from '../../test/sample-types';

export const samples = samplesOf({
  bodies: {
    'post /api/views': ({ vehicle }) => ({ vehicleId: vehicle }),
    'post /api/views/taps': ({ vehicle }) => ({ vehicleId: vehicle, taps: ['call'] }),
  },
});
