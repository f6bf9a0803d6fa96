import { samplesOf } from '../../test/sample-types';

export const samples = samplesOf({
  bodies: { 'patch /api/yard': () => ({ address: 'Plot 7, Demo Road' }) },
});
