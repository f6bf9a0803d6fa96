import { v5, v7 } from 'uuid';

/** A UUIDv7 for the given moment: ids sort by creation, and are known before the insert. */
export const newId = (now: number) => v7({ msecs: now });
/** The same id for the same `name` within one `namespace` (itself an id), and no other. */
export const idFrom = (namespace: string, name: string) => v5(name, namespace);

/** The lowest id there can be of that moment: those made before it sort before it. */
export function firstIdAt(time: number): string {
  const hex = time.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
}

/** `bytes` of the platform's CSPRNG as URL-safe base64. */
export function randomToken(bytes = 32): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...random))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Decimal digits without modulo bias. */
export function randomDigits(length: number): string {
  return randomFrom('0123456789', length);
}

/** Characters of an alphabet of at most 256, without modulo bias. */
export function randomFrom(alphabet: string, length: number): string {
  const limit = 256 - (256 % alphabet.length);
  let out = '';
  while (out.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
      if (byte < limit && out.length < length) out += alphabet[byte % alphabet.length];
    }
  }
  return out;
}

/** A whole number from 0 up to, but not including, `limit` (at most 2^32). Even enough to spread things, not to draw lots. */
export function randomBelow(limit: number): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return random % limit;
}

/** Without look-alikes: a code may have to be read aloud from a windscreen. */
const CODE_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/** What a printed QR code carries. */
export const newShortCode = () => randomFrom(CODE_ALPHABET, 8);
