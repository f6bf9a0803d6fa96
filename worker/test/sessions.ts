import { env } from 'cloudflare:workers';
import { parseSettings } from '../env';
import { type SessionToken, sidOf as sidOfSecret, writeToken } from '../platform/session-token';
import type { TestClient } from './client';

type Browser = Pick<TestClient, 'cookies'>;

/** Gives a browser the cookie of a session whose row exists. */
export const giveSession = (
  { cookies }: Browser,
  token: Pick<SessionToken, 'userId' | 'secret'> & Partial<SessionToken>,
  keys: Parameters<typeof writeToken>[0] = parseSettings(env),
) => cookies.set('sid', writeToken(keys, { epoch: 0, issuedAt: Date.now(), isOperator: false, ...token }));

/** The secret in a browser's session cookie. */
export const secretOf = ({ cookies }: Browser) => cookies.get('sid')?.split('.')[1] ?? '';

/** The key of a browser's session. */
export const sidOf = (browser: Browser) => sidOfSecret(secretOf(browser));
