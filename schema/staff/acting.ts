/** A request's header with the id of the seller for whom the person works; the answer repeats it. */
export const ACTING_HEADER = 'x-acting-seller';

/** Where an invitation's link leads; its token follows a #. */
export const JOIN_PATH = '/join';

/** Where the address of a workspace begins in which somebody works for a seller. */
const PREFIX = '/for/';

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

/** The id in 22 characters of an address; null if they are none. */
export function idOfShort(short: string): string | null {
  if (!/^[\w-]{22}$/.test(short)) return null;
  const value = [...short].reduce((sum, digit) => (sum << 6n) | BigInt(DIGITS.indexOf(digit)), 0n);
  const hex = value.toString(16).padStart(32, '0');
  return hex.length > 32 ? null : hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The address of the workspace in which somebody works for a seller; `path` begins with a slash. */
export const actingPath = (sellerId: string, path = '/dashboard') => `${PREFIX}${shortId(sellerId)}${path}`;

export interface ActingAddress {
  sellerId: string;
  /** What stands before the workspace's own addresses, without a slash at its end. */
  base: string;
  /** The workspace's own address. */
  path: string;
}

/** For whom somebody works at an address; null in one's own workspace. */
export function actingAt(pathname: string): ActingAddress | null {
  const [, short = '', path = ''] = /^\/for\/([^/]+)(\/.*)?$/.exec(pathname) ?? [];
  const sellerId = idOfShort(short);
  return sellerId ? { sellerId, base: `${PREFIX}${short}`, path: path || '/' } : null;
}
