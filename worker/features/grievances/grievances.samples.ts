import { firstOf } from '../../test/first-of';
import { submit } from '../../test/html-forms';
import { pageClient } from '../../test/pages';
import { samplesOf } from '../../test/sample-types';

export const samples = samplesOf({
  make: async ({ people: { admin } }) => {
    await submit(pageClient(), '/grievances', { kind: 'other', details: 'A sample' });
    return { grievance: (await firstOf(admin, '/api/admin/grievances?kind=other')).id };
  },
  ids: { grievances: (_, { grievance }) => grievance },
  paths: { 'get /api/admin/grievance-months/:month': () => '/api/admin/grievance-months/2026-11' },
  bodies: {
    'post /grievances': () => ({ kind: 'data', details: 'Which data do you have of me?' }),
    'post /api/admin/grievances': () => ({
      kind: 'order',
      details: 'By letter',
      receivedAt: '2026-11-27T05:30:00.000Z',
    }),
    'patch /api/admin/grievances/:id': () => ({ state: 'acknowledged' }),
  },
});
