import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { PapersSettings } from '../papers-settings';
import { fromBase64Url, toBase64Url } from './base64-url';

/** What a sealed text belongs to: anywhere else it cannot be opened. */
export interface Bound {
  ownerId: string;
  recordId: string;
  version: number;
}

/** A text encrypted with a key of its own, and that key wrapped by PAPERS_KEY_n. */
export interface Sealed {
  sealed: string;
  wrappedKey: string;
  /** The n. */
  keyNumber: number;
}

const ALGORITHM = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;
const KEY = 32;

const boundTo = ({ ownerId, recordId, version }: Bound, what: string) =>
  Buffer.from(JSON.stringify([what, ownerId, recordId, version]));

function encrypt(key: Uint8Array, plain: Uint8Array, bound: Buffer): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(bound);
  return toBase64Url(Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]));
}

/** Throws if it was encrypted with another key or for something else, or has been changed. */
function decrypt(key: Uint8Array, text: string, bound: Buffer): Buffer {
  const bytes = fromBase64Url(text);
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE)).setAAD(bound);
  decipher.setAuthTag(bytes.subarray(-TAG));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()]);
}

const keysOf = (settings: PapersSettings): ReadonlyMap<number, Uint8Array> =>
  new Map(
    ([1, 2, 3, 4] as const).flatMap((number) => {
      const key = settings[`PAPERS_KEY_${number}`];
      return key ? [[number, fromBase64Url(key)]] : [];
    }),
  );

function keyOf(settings: PapersSettings, number: number): Uint8Array {
  const key = keysOf(settings).get(number);
  if (!key) throw new Error(`PAPERS_KEY_${number} is missing`);
  return key;
}

/** The number of the key that wraps new keys. */
export const currentKey = (settings: PapersSettings): number => Math.max(...keysOf(settings).keys());

function wrap(settings: PapersSettings, key: Uint8Array, bound: Bound): Omit<Sealed, 'sealed'> {
  const keyNumber = currentKey(settings);
  return { wrappedKey: encrypt(keyOf(settings, keyNumber), key, boundTo(bound, 'key')), keyNumber };
}

const unwrap = (settings: PapersSettings, { wrappedKey, keyNumber }: Omit<Sealed, 'sealed'>, bound: Bound) =>
  decrypt(keyOf(settings, keyNumber), wrappedKey, boundTo(bound, 'key'));

/** Encrypts a text with a random key of its own. */
export function seal(settings: PapersSettings, text: string, bound: Bound): Sealed {
  const key = randomBytes(KEY);
  return { sealed: encrypt(key, Buffer.from(text), boundTo(bound, 'text')), ...wrap(settings, key, bound) };
}

/** The text. Throws if it belongs to something else, or its key is missing. */
export const unseal = (settings: PapersSettings, sealed: Sealed, bound: Bound): string =>
  decrypt(unwrap(settings, sealed, bound), sealed.sealed, boundTo(bound, 'text')).toString();

/** The same key, wrapped by the current PAPERS_KEY_n; the text stays as it is. */
export const rewrap = (
  settings: PapersSettings,
  wrapped: Omit<Sealed, 'sealed'>,
  bound: Bound,
): Omit<Sealed, 'sealed'> => wrap(settings, unwrap(settings, wrapped, bound), bound);
