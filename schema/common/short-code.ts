const BUCKET_DIGITS = 3;
/** The end of an id: its seller's bucket (worker/platform/buckets.ts). */
export const endOf = (id: string) => id.slice(-BUCKET_DIGITS);

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

/**
 * A whole number from 0 up to, but not including, `limit` (at most 2^32). Even enough for spreading load, not
 * for lotteries.
 */
export function randomBelow(limit: number): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return random % limit;
}

/** Without look-alikes, because a code may have to be read aloud from a windscreen. */
const CODE_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
/** A whole printed code. */
export const SHORT_CODE = new RegExp(`^[${CODE_ALPHABET}]{10}$`);

const BUCKETS = 4096;
const CODE_BUCKET = 3;
const CODE_RANDOM = 7;
const LINK_MORE = 12;
/** How many times the buckets fit into the values of the first characters. */
const ROUNDS = Math.floor(CODE_ALPHABET.length ** CODE_BUCKET / BUCKETS);

/**
 * The content of a printed QR code, for a seller or any of their ids; its first characters encode the bucket,
 * in one of several ways. `seed`: 32 bytes as hexadecimal digits that only we can produce, for a reproducible
 * code.
 */
export function newShortCode(of: string, seed?: string): string {
  const bytes = seed?.match(/../g)?.map((pair) => Number.parseInt(pair, 16));
  const round = bytes ? (bytes.pop() ?? 0) % ROUNDS : randomBelow(ROUNDS);
  let value = Number.parseInt(endOf(of), 16) + BUCKETS * round;
  let head = '';
  for (let at = 0; at < CODE_BUCKET; at++) {
    head = CODE_ALPHABET[value % CODE_ALPHABET.length] + head;
    value = Math.floor(value / CODE_ALPHABET.length);
  }
  const rest = bytes
    ?.filter((byte) => byte < 256 - (256 % CODE_ALPHABET.length))
    .map((byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length])
    .slice(0, CODE_RANDOM)
    .join('');
  return head + (rest ?? randomFrom(CODE_ALPHABET, CODE_RANDOM));
}

/** The content of a private link that is not typed: a printed code's alphabet and bucket, and 94 bits by chance. */
export const newLinkCode = (of: string): string => newShortCode(of) + randomFrom(CODE_ALPHABET, LINK_MORE);

/** The bucket of a printed code's seller; NaN if the code is not ours. */
export const bucketOfCode = (code: string): number =>
  [...code.slice(0, CODE_BUCKET)].reduce((value, letter) => {
    const digit = CODE_ALPHABET.indexOf(letter);
    return digit < 0 ? Number.NaN : value * CODE_ALPHABET.length + digit;
  }, 0) % BUCKETS;
