/** A request's header with the short id of the seller for whom the person works; the answer repeats it. */
export const ACTING_HEADER = 'x-acting-seller';

/** Where an invitation's link leads; its token follows a #. */
export const JOIN_PATH = '/join';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const LENGTH = 22;

/** An id (a UUID) in 22 characters, for addresses. */
export function shortId(id: string): string {
  let value = BigInt(`0x${id.replaceAll('-', '')}`);
  let short = '';
  while (short.length < LENGTH) {
    short = `${DIGITS[Number(value & 63n)]}${short}`;
    value >>= 6n;
  }
  return short;
}

/** How a short id is spelled in an address. */
export const SHORT_ID = /^[\w-]{22}$/;

/** The id in 22 characters of an address; null if they are none. */
export function idOfShort(short: string): string | null {
  if (!SHORT_ID.test(short)) return null;
  const value = [...short].reduce((sum, digit) => (sum << 6n) | BigInt(DIGITS.indexOf(digit)), 0n);
  const hex = value.toString(16).padStart(32, '0');
  return hex.length > 32 ? null : hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The address of the workspace in which somebody works for a seller; `path` begins with a slash. */
export const actingPath = (sellerId: string, path = '/dashboard') => `/for/${shortId(sellerId)}${path}`;

/**
 * For whom somebody works at an address, as a short id that may be nobody's: only the server knows. `base` is
 * what stands before the workspace's own `path`. Null in one's own workspace.
 */
export function actingAt(pathname: string): { seller: string; base: string; path: string } | null {
  const [, base, seller, path] = /^(\/for\/([^/]+))(\/.*)?$/.exec(pathname) ?? [];
  return base && seller ? { seller, base, path: path ?? '/' } : null;
}
