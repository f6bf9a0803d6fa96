import { KEPT } from '../../schema/common/retention';
import type { Settings } from '../env';
import { hmac, sameSecret, sha256 } from './crypto';

const DAY = 86_400_000;
/** The limit for a session in constant use (ASVS 7.3.2). */
export const MAX_SESSION_MS = KEPT.sessionAtMost * DAY;

/** The browser's half of a session. */
export interface SessionToken {
  userId: string;
  /** 256 random bits as URL-safe base64; only its SHA-256 is stored. */
  secret: string;
  /** The account's epoch when the token was issued; it is raised to end older sessions. */
  epoch: number;
  /** When the session began (epoch milliseconds). */
  issuedAt: number;
  /** Operators' sessions are in the directory, all others in their person's shard. */
  isOperator: boolean;
}

/** A token whose MAC was verified. The session's database decides whether the session is still valid. */
export interface VerifiedToken extends SessionToken {
  /** The key of the session's row. */
  sid: string;
  /** Signed with SECRET_KEY_BEFORE, so the cookie must be reissued. */
  isFormerKey: boolean;
}

type Keys = Pick<Settings, 'SECRET_KEY'> & Partial<Pick<Settings, 'SECRET_KEY_BEFORE' | 'SESSIONS_SINCE'>>;

/** The key of a session's row and record. */
export const sidOf = (secret: string) => sha256(secret);

/** Tells two keys apart without revealing them; changes when the key is rotated. */
const keyNumber = (key: string) => hmac(key, 'key number', '').slice(0, 8);

const macOf = (key: string, signed: string) => hmac(key, 'session', signed);

/**
 * The value of the session cookie, in seven parts separated by dots:
 *
 *     userId.secret.epoch.issuedAt.kind.key.mac
 *
 * - userId: the account's UUID
 * - secret: 43 characters of URL-safe base64
 * - epoch: decimal
 * - issuedAt: epoch milliseconds in base 36
 * - kind: `o` for an operator's session, `s` for a seller's
 * - key: the number of the signing key, 8 hexadecimal digits
 * - mac: HMAC-SHA-256 over the six parts before it, 64 hexadecimal digits
 */
export function writeToken({ SECRET_KEY }: Keys, token: SessionToken): string {
  const { userId, secret, epoch, issuedAt, isOperator } = token;
  const kind = isOperator ? 'o' : 's';
  const signed = [userId, secret, epoch, issuedAt.toString(36), kind, keyNumber(SECRET_KEY)].join('.');
  return `${signed}.${macOf(SECRET_KEY, signed)}`;
}

const SHAPE =
  /^((?<userId>[0-9a-f-]{36})\.(?<secret>[\w-]{43})\.(?<epoch>\d{1,9})\.(?<issuedAt>[0-9a-z]{1,10})\.(?<kind>[os])\.(?<key>[0-9a-f]{8}))\.(?<mac>[0-9a-f]{64})$/;

/**
 * Verifies a session cookie without any database. null for one that is forged, signed with an unknown key,
 * older than any session may be, or from before SESSIONS_SINCE.
 */
export function readToken(
  { SECRET_KEY, SECRET_KEY_BEFORE, SESSIONS_SINCE }: Keys,
  value: string,
  now: number,
): VerifiedToken | null {
  const match = SHAPE.exec(value);
  const { userId = '', secret = '', epoch, issuedAt = '', kind, key: number, mac = '' } = match?.groups ?? {};
  const signed = match?.[1] ?? '';
  const key = [SECRET_KEY, SECRET_KEY_BEFORE].find((one) => one && keyNumber(one) === number);
  if (!key || !sameSecret(mac, macOf(key, signed))) return null;
  const began = Number.parseInt(issuedAt, 36);
  if (began + MAX_SESSION_MS <= now) return null;
  if (SESSIONS_SINCE && began < Date.parse(SESSIONS_SINCE)) return null;
  return {
    userId,
    secret,
    epoch: Number(epoch),
    issuedAt: began,
    isOperator: kind === 'o',
    sid: sidOf(secret),
    isFormerKey: key !== SECRET_KEY,
  };
}
