import { PASSWORD, uniqueEmail } from '../../test/factories';
import { samplesOf } from '../../test/sample-types';

export const samples = samplesOf({
  bodies: {
    'post /api/account/export': () => ({ format: 'json' }),
    // An unknown address, because the caller must still exist afterwards.
    'post /api/account/erase': () => ({ email: uniqueEmail(), password: PASSWORD }),
  },
});
