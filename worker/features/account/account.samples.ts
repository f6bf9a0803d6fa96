import { PASSWORD, uniqueEmail } from '../../test/factories';
import { samplesOf } from '../../test/sample-types';

export const samples = samplesOf({
  bodies: {
    'post /api/account/export': () => ({ format: 'json' }),
    // Of an account that has none: everybody else is told so.
    'post /api/account/email': () => ({ email: uniqueEmail(), password: PASSWORD }),
    'post /api/account/email/confirm': () => ({ email: uniqueEmail(), otp: '123456' }),
    'put /api/account/language': () => ({ language: 'hi' }),
    // A wrong one, because the caller must stay signed in.
    'post /api/account/password': () => ({ current: 'not-the-horse-1', password: 'another-horse-8' }),
    // Of nobody, because the caller must still exist afterwards.
    'post /api/account/erase': () => ({ email: uniqueEmail(), password: PASSWORD }),
  },
});
