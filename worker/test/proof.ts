import { env } from 'cloudflare:workers';

/** Whether this is the long run, `npm run proof`: what a test does in CI time, it then does at length. */
export const isProof = env.PROOF === '1';

/** The seed to repeat a run by; each run prints its own. */
export const seedOf = () => Number(env.SEED) || (Date.now() ^ (Math.random() * 0x7fffffff)) >>> 0;
