import type { DeviceDto } from '../../../schema/auth/output';
import { anonymous, PASSWORD, uniqueEmail, uniqueMobile } from '../../test/factories';
import { samplesOf } from '../../test/sample-types';

const email = () => ({ email: uniqueEmail() });
const code = () => ({ ...email(), otp: '123456' });
/** A number gets at most one code a minute. */
const phone = () => ({ phoneNumber: uniqueMobile(), countryCode: '+91' });
const names = { firstName: 'Asha', lastName: 'Rao' };

export const samples = samplesOf({
  make: async ({ people: { owner } }) => {
    await anonymous().post('/api/auth/login', { email: owner.user.email, password: PASSWORD });
    const { body: devices } = await owner.get('/api/auth/sessions');
    return { device: devices.find(({ isThis }: DeviceDto) => !isThis).id };
  },
  ids: { sessions: (_, { device }) => device },
  bodies: {
    'post /api/auth/register': () => ({ ...email(), ...names, password: PASSWORD }),
    'post /api/auth/resend-code': email,
    'post /api/auth/verify-email': code,
    'post /api/auth/login': ({ buyer }) => ({ email: buyer.user.email, password: PASSWORD }),
    'post /api/auth/forgot-password': email,
    'post /api/auth/reset-password': () => ({ ...code(), password: PASSWORD }),
    'post /api/auth/send-otp': phone,
    'post /api/auth/verify-otp': () => ({ ...phone(), otp: '123456' }),
    'post /login': ({ buyer }) => ({ email: buyer.user.email, password: PASSWORD }),
    'post /signup': () => ({ ...email(), name: 'Asha Rao', password: PASSWORD }),
    'post /auth/code': () => ({ email: uniqueMobile() }),
    'post /auth/verify': code,
    'post /auth/verify/resend': email,
    'post /auth/reset': email,
    'post /auth/reset/code': () => ({ ...code(), password: PASSWORD }),
    'post /auth/reset/code/resend': email,
    'post /auth/troubleshoot': () => ({ how: 'refresh' }),
  },
});
