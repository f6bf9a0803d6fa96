import { samplesOf } from '../../test/sample-types';

export const samples = samplesOf({
  bodies: { 'post /api/numbers': ({ lead }) => ({ of: 'lead', id: lead, use: 'called' }) },
});
