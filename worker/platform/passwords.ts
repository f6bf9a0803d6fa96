import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../schema/errors';
import { systemClock } from './clock';

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** OWASP's scrypt parameters for interactive log-in: about a quarter of a second (SECURITY.md). */
const COST = { N: 2 ** 14, r: 8, p: 5 } as const;
const KEY_BYTES = 32;

/**
 * A hash stops everything else in its isolate: the other half of its turn is for the others. How long one takes is measured,
 * with what waits beside it, so that a crowded isolate makes fewer.
 */
const TURN_MS = { shortest: 300, longest: 600 };
/** So much of turns is given before anybody waits. */
const AT_ONCE_MS = 1_000;
/** Whoever would wait longer is asked to come again. */
const PATIENCE_MS = 4_000;

let turnMs = TURN_MS.shortest;
/** Epoch milliseconds at which the turns that this isolate has given are over. */
let turnsEnd = 0;

async function takeTurn(): Promise<void> {
  const now = systemClock.now();
  const wait = turnsEnd - now - AT_ONCE_MS;
  if (wait > PATIENCE_MS) {
    throw new AppError('unavailable', 'Too many people sign in at once. Please try again.', {
      retryAfterSeconds: 2,
    });
  }
  turnsEnd = Math.max(turnsEnd, now) + turnMs;
  if (wait > 0) await sleep(wait);
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  await takeTurn();
  const began = systemClock.now();
  const result = await work();
  // The clock stands still while an isolate works, and goes on where it waits.
  await sleep(0);
  turnMs = Math.min(Math.max(2 * (systemClock.now() - began), TURN_MS.shortest), TURN_MS.longest);
  return result;
}

async function derive(
  password: string,
  salt: Buffer,
  cost: { N: number; r: number; p: number },
): Promise<Buffer> {
  const options = { ...cost, maxmem: 256 * cost.N * cost.r };
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFC'), salt, KEY_BYTES, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
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
