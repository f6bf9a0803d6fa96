import { samplesOf } from '../../test/sample-types';

export const samples = samplesOf({
  bodies: { 'post /api/vehicles/:id/suggestions': ({ second }) => ({ suggestedVehicleIds: [second] }) },
});
