import { firstOf } from '../../test/first-of';
import { submit } from '../../test/html-forms';
import { pageClient } from '../../test/pages';
import { samplesOf } from '../../test/sample-types';

export const samples = samplesOf({
  make: async ({ people: { admin }, vehicle }) => {
    await submit(pageClient(), `/vehicle/${vehicle}/report`, { reason: 'other' });
    return { report: (await firstOf(admin, '/api/admin/reports')).id };
  },
  ids: { reports: (_, { report }) => report },
  bodies: {
    'patch /api/admin/reports/:id': () => ({ status: 'dismissed' }),
    'post /api/admin/reports': ({ vehicle }) => ({ vehicleId: vehicle, reason: 'Stolen, says the police' }),
    'post /vehicle/:id/report': () => ({ reason: 'other' }),
    'post /republished/:id/report': () => ({ reason: 'other' }),
  },
});
