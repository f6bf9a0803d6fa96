import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { systemTimer } from './clock';
import { createFairQueue, type FairQueue, type FairQueueOptions, type Requester } from './fair-queue';

/** Creates and compares password hashes, each in its turn. */
export interface Passwords {
  /**
   * `scrypt$N$r$p$salt$hash`: the parameters are stored with the hash, so that they can be raised later. Throws unavailable (503)
   * if its turn does not come in time, like `verify`. `like`: a hash whose parameters and salt it takes over, so that two passwords
   * can be compared by their hashes.
   */
  hash(password: string, requester: Requester, like?: string | null): Promise<string>;
  /** False for a wrong password. Without a stored hash it takes the same time, so that timing does not reveal which accounts exist. */
  verify(password: string, stored: string | null, requester: Requester): Promise<boolean>;
}

/** OWASP's scrypt parameters for interactive log-in: about a quarter of a second. */
const COST = { N: 2 ** 14, r: 8, p: 5 } as const;
const KEY_BYTES = 32;

/**
 * A hash blocks its isolate, so half of each turn is left to other requests. The measured duration includes
 * what runs beside it, so that a crowded isolate makes fewer.
 */
const TURN_MS = { shortest: 300, longest: 600 };

/** A request has nine seconds: after a longer wait its hash would be too late. */
export const HASH_QUEUE: Omit<FairQueueOptions, 'timer'> = {
  turnMs: (workMs) => Math.min(Math.max(2 * workMs, TURN_MS.shortest), TURN_MS.longest),
  burstMs: 1_000,
  patienceMs: 6_500,
  room: 12,
  busy: 'sign_in_overloaded',
};

function derive(password: string, salt: Buffer, cost: { N: number; r: number; p: number }): Promise<Buffer> {
  const options = { ...cost, maxmem: 256 * cost.N * cost.r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** A new hash, without waiting for a turn: for scripts. */
export async function hashPassword(password: string, like: string | null = null): Promise<string> {
  const { cost, salt } = like === null ? { cost: COST, salt: randomBytes(16) } : read(like);
  const key = await derive(password, salt, cost);
  return `scrypt$${cost.N}$${cost.r}$${cost.p}$${salt.toString('base64')}$${key.toString('base64')}`;
}

function read(stored: string) {
  const [, N, r, p, salt, hash] = stored.split('$');
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt ?? '', 'base64'),
    hash: Buffer.from(hash ?? '', 'base64'),
  };
}

/** A hash up to its key: parameters and salt. */
export const saltOf = (stored: string): string => stored.slice(0, stored.lastIndexOf('$') + 1);

const UNKNOWN_ACCOUNT = `scrypt$${COST.N}$${COST.r}$${COST.p}$${'A'.repeat(22)}==$${'A'.repeat(43)}=`;

async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const { cost, salt, hash: expected } = read(stored ?? UNKNOWN_ACCOUNT);
  const key = await derive(password, salt, cost);
  return key.length === expected.length && timingSafeEqual(key, expected) && stored !== null;
}

/** Hashes by scrypt, each in its turn. */
export const scryptPasswords = (queue: FairQueue): Passwords => ({
  hash: (password, requester, like) => queue.run(requester, () => hashPassword(password, like)),
  verify: (password, stored, requester) => queue.run(requester, () => isPassword(password, stored)),
});

/** The only queue of this isolate, whose requests share the processor. */
export const isolatePasswords = scryptPasswords(createFairQueue({ ...HASH_QUEUE, timer: systemTimer }));
