import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../schema/errors';
import { systemClock } from './clock';

/** OWASP's scrypt parameters for interactive log-in: about a quarter of a second (SECURITY.md). */
const COST = { N: 2 ** 14, r: 8, p: 5 } as const;
const KEY_BYTES = 32;

/** A hash stops everything else in its isolate: the next one begins so much later, and others are answered in between. */
const TURN_MS = 150;
/** Whoever would wait longer for a turn is asked to come again. */
const PATIENCE_MS = 2_000;

/** Epoch milliseconds at which this isolate may hash again. */
let nextTurn = 0;

async function takeTurn(): Promise<void> {
  const now = systemClock.now();
  const wait = Math.max(0, nextTurn - now);
  if (wait > PATIENCE_MS) {
    throw new AppError('unavailable', 'Too many people sign in at once. Please try again.', {
      retryAfterSeconds: 2,
    });
  }
  nextTurn = now + wait + TURN_MS;
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
}

async function derive(
  password: string,
  salt: Buffer,
  cost: { N: number; r: number; p: number },
): Promise<Buffer> {
  await takeTurn();
  return new Promise((resolve, reject) => {
    const options = { ...cost, maxmem: 256 * cost.N * cost.r };
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/**
 * `scrypt$N$r$p$salt$hash`: the parameters travel with the hash, so that they can be raised later. Throws unavailable (503) when
 * this isolate has too many to make, as `verifyPassword` does.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  return `scrypt$${COST.N}$${COST.r}$${COST.p}$${salt.toString('base64')}$${key.toString('base64')}`;
}

const UNKNOWN_ACCOUNT = `scrypt$${COST.N}$${COST.r}$${COST.p}$${'A'.repeat(22)}==$${'A'.repeat(43)}=`;

/** False for a wrong password. With no stored hash it takes the same time, so that nobody learns which accounts exist. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, N, r, p, salt, hash] = (stored ?? UNKNOWN_ACCOUNT).split('$');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const key = await derive(password, Buffer.from(salt ?? '', 'base64'), cost);
  const expected = Buffer.from(hash ?? '', 'base64');
  return key.length === expected.length && timingSafeEqual(key, expected) && stored !== null;
}
