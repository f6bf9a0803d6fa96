import { systemClock } from '../../platform/clock';
import { uniqueMobile } from '../../test/factories';
import { firstOf } from '../../test/first-of';
import { submit } from '../../test/html-forms';
import { pageClient } from '../../test/pages';
import { samplesOf } from '../../test/sample-types';
import { visitDays } from './visit-times';

const visit = () => ({
  day: visitDays(systemClock.now())[1] ?? '',
  part: 'morning',
  buyerName: 'Test Buyer',
  buyerMobile: uniqueMobile(),
});

export const samples = samplesOf({
  make: async ({ people: { owner }, vehicle }) => {
    await submit(pageClient(), `/vehicle/${vehicle}/visit`, visit());
    return { visit: (await firstOf(owner, '/api/visits')).id };
  },
  ids: { visits: (_, { visit: id }) => id },
  bodies: {
    'patch /api/visits/:id': () => ({ status: 'confirmed' }),
    'post /vehicle/:id/visit': visit,
    'post /republished/:id/visit': visit,
  },
});
