import { fromBase64Url, toBase64Url } from './base64-url';

/** The PKCS #8 prefix of the 32 bytes of a P-256 key, without a public key after them. */
const PKCS8_START = Buffer.from(
  '3041020100301306072a8648ce3d020106082a8648ce3d030107042730250201010420',
  'hex',
);
const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const;

const HOUR_S = 3600;
const VALID_S = 12 * HOUR_S;

interface KeyPair {
  signing: CryptoKey;
  /** The uncompressed point with which a browser subscribes (URL-safe base64). */
  publicKey: string;
}

async function importPair(privateKey: string): Promise<KeyPair> {
  const der = new Uint8Array([...PKCS8_START, ...fromBase64Url(privateKey)]);
  const signing = await crypto.subtle.importKey('pkcs8', der, CURVE, true, ['sign']);
  const { x = '', y = '' } = (await crypto.subtle.exportKey('jwk', signing)) as JsonWebKey;
  return { signing, publicKey: toBase64Url(Uint8Array.of(4, ...fromBase64Url(x), ...fromBase64Url(y))) };
}

const encoded = (part: object) => toBase64Url(new TextEncoder().encode(JSON.stringify(part)));

/**
 * The sender's identity for push services (RFC 8292). `subject`: a contact, as a `mailto:` or `https:`
 * address.
 */
export function vapid(privateKey: string, subject: string) {
  let pair: Promise<KeyPair> | undefined;
  const keys = () => {
    pair ??= importPair(privateKey);
    return pair;
  };
  const tokens = new Map<string, { token: string; until: number }>();
  return {
    publicKey: async () => (await keys()).publicKey,
    /**
     * The Authorization header for a push service's origin. Tokens are reused until an hour before they
     * expire.
     */
    async authorization(origin: string, now: number): Promise<string> {
      const { signing, publicKey } = await keys();
      const seconds = Math.floor(now / 1000);
      const known = tokens.get(origin);
      if (known && known.until > seconds + HOUR_S) return `vapid t=${known.token}, k=${publicKey}`;
      const until = seconds + VALID_S;
      const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded({ aud: origin, exp: until, sub: subject })}`;
      const signature = await crypto.subtle.sign(
        { name: 'ECDSA', hash: 'SHA-256' },
        signing,
        new TextEncoder().encode(signed),
      );
      const token = `${signed}.${toBase64Url(new Uint8Array(signature))}`;
      tokens.set(origin, { token, until });
      return `vapid t=${token}, k=${publicKey}`;
    },
  };
}
