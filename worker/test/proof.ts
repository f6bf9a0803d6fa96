import { env } from 'cloudflare:workers';

/**
 * Whether this is the long run, `npm run proof`, in which a test does thoroughly what it does briefly in CI.
 */
export const isProof = env.PROOF === '1';

/** The seed for repeating a run; each run prints its own. */
export const seedOf = () => Number(env.SEED) || (Date.now() ^ (Math.random() * 0x7fffffff)) >>> 0;
