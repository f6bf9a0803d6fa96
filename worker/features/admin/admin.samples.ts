import { samplesOf } from '../../test/sample-types';

export const samples = samplesOf({
  ids: { users: ({ suspect }) => suspect },
  bodies: { 'post /api/admin/users/:id/suspend': () => ({ reason: 'Spam' }) },
});
