import { anonymous } from '../../test/factories';
import { firstOf } from '../../test/first-of';
import { samplesOf } from '../../test/sample-types';

export const samples = samplesOf({
  make: async ({ people: { admin } }) => {
    await anonymous().post('/api/issues', { message: 'Broken', path: '/' });
    return { issue: (await firstOf(admin, '/api/admin/issues')).id };
  },
  ids: { issues: (_, { issue }) => issue },
  bodies: {
    'post /api/issues': () => ({ message: 'Broken', path: '/dashboard' }),
    'patch /api/admin/issues/:id': () => ({ resolved: true }),
  },
});
