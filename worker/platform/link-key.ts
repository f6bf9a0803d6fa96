import { hmac, sameSecret } from './crypto';

/** 128 bits: unguessable, and verifiable without being stored. */
const KEY_LENGTH = 32;

interface Secrets {
  SECRET_KEY: string;
  SECRET_KEY_BEFORE?: string | undefined;
}

const keyOf = (secret: string, purpose: string, id: string) => hmac(secret, purpose, id).slice(0, KEY_LENGTH);

/** The key of a private link for one purpose. */
export const linkKey = ({ SECRET_KEY }: Secrets, purpose: string, id: string) =>
  keyOf(SECRET_KEY, purpose, id);

/** Whether a key was made for this with our secret or the previous one. */
export const isLinkKey = (
  { SECRET_KEY, SECRET_KEY_BEFORE }: Secrets,
  purpose: string,
  id: string,
  key: string,
) => [SECRET_KEY, SECRET_KEY_BEFORE].some((secret) => secret && sameSecret(key, keyOf(secret, purpose, id)));
