import { uniqueMobile } from '../../test/factories';
import { samplesOf } from '../../test/sample-types';

export const samples = samplesOf({
  ids: { profile: ({ people }) => people.owner.user.username ?? '', check: () => 'some-name' },
  bodies: {
    'put /api/auth/user/mobile-number': () => ({ mobileNumber: uniqueMobile() }),
    'put /api/auth/user/profile': () => ({ firstName: 'Asha', lastName: 'Rao', accountType: 'personal' }),
  },
});
