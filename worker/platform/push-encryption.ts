import { fromBase64Url } from './base64-url';

const utf8 = new TextEncoder();
const RECORD_SIZE = 4096;
const LAST_RECORD = 2;
const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;

/** The keys of a subscription, as the browser returns them (URL-safe base64). */
export interface SubscriptionKeys {
  p256dh: string;
  auth: string;
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

async function hkdf(
  salt: Uint8Array<ArrayBuffer>,
  secret: BufferSource,
  info: Uint8Array<ArrayBuffer>,
  bytes: number,
) {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  return crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, bytes * 8);
}

/**
 * A push message that only the subscribed browser can read: RFC 8291 over the one-record form of RFC 8188 (aes128gcm), with its
 * own key pair. `payload` has at most 3993 bytes.
 */
export async function encryptPush(
  payload: string,
  { p256dh, auth }: SubscriptionKeys,
): Promise<Uint8Array<ArrayBuffer>> {
  const theirKey = fromBase64Url(p256dh);
  const pair = (await crypto.subtle.generateKey(CURVE, true, ['deriveBits'])) as CryptoKeyPair;
  const ourKey = new Uint8Array((await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer);
  const theirs = await crypto.subtle.importKey('raw', theirKey, CURVE, false, []);
  // The Workers types have a different name for `public` than the platform.
  const agreement = { ...CURVE, public: theirs } as unknown as SubtleCryptoDeriveKeyAlgorithm;
  const shared = await crypto.subtle.deriveBits(agreement, pair.privateKey, 256);
  const keyInfo = joined(utf8.encode('WebPush: info\0'), theirKey, ourKey);
  const secret = await hkdf(fromBase64Url(auth), shared, keyInfo, 32);
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const [key, nonce] = await Promise.all([
    hkdf(salt, secret, joined(utf8.encode('Content-Encoding: aes128gcm\0')), 16),
    hkdf(salt, secret, joined(utf8.encode('Content-Encoding: nonce\0')), 12),
  ]);
  const record = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce },
    await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt']),
    joined(utf8.encode(payload), Uint8Array.of(LAST_RECORD)),
  );
  const header = new Uint8Array(21);
  header.set(salt);
  new DataView(header.buffer).setUint32(16, RECORD_SIZE);
  header[20] = ourKey.length;
  return joined(header, ourKey, new Uint8Array(record));
}
