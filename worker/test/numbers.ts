import type { Platform } from '../context';
import type { TestClient } from './client';
import { anonymous, codeFor, PASSWORD, uniqueMobile } from './factories';
import { fakePasswords } from './fake-passwords';

/** A browser whose passwords cost nothing. */
export const phone = (overrides: Partial<Platform> = {}) =>
  anonymous().with({ passwords: fakePasswords(), ...overrides }, { RATE_SCALE: '1000' });

/** The same on an installation that sends no text messages. */
export const withoutSms = (overrides: Partial<Platform> = {}) => phone({ sms: null, ...overrides });

export const NAMES = { firstName: 'Asha', lastName: 'Rao' };

export const register = (client: TestClient, number: string, password = PASSWORD) =>
  client.post('/api/auth/register', { email: number, password, ...NAMES });

export const logIn = (client: TestClient, number: string, password = PASSWORD) =>
  client.post('/api/auth/login', { email: number, password });

export const verify = (client: TestClient, number: string, otp: string, more = {}) =>
  client.post('/api/auth/verify-email', { email: number, otp, ...more });

/** Asks for a code to sign in with. */
export const askCode = (client: TestClient, number: string) =>
  client.post('/api/auth/resend-code', { email: number });

/** The code that was last sent to a number of ten digits. */
export const textedTo = (number: string) => codeFor(`+91${number}`);

/** An account that has confirmed a new number, in its browser. */
export async function signUpByNumber(client = phone(), number = uniqueMobile(), password = PASSWORD) {
  await register(client, number, password);
  const { body } = await verify(client, number, await textedTo(number));
  return { client, number, user: body.user };
}

export const isSignedIn = async (client: TestClient) =>
  (await client.get('/api/auth/status')).body.isAuthenticated === true;
