/**
 * Which of many similar requests leave a log line and a data point, and how many requests each stands for.
 */
export interface Sampling {
  /** At least 1 for a request that is recorded, 0 for one that is not. `now`: epoch milliseconds. */
  weightOf(now: number): number;
}

/** How many an isolate records per minute in full, so that a release can be judged by little traffic. */
const IN_FULL = 20;
/** Beyond that one request in this many, which stands for all of them. */
export const ONE_IN = 50;
const MINUTE_MS = 60_000;

/** Logs and data points of a million page views would cost as much as the views: https://developers.cloudflare.com/workers/platform/pricing/ */
export function sampling(random: () => number = Math.random): Sampling {
  let minute = 0;
  let seen = 0;
  return {
    weightOf(now) {
      const current = Math.floor(now / MINUTE_MS);
      if (current !== minute) [minute, seen] = [current, 0];
      seen++;
      if (seen <= IN_FULL) return 1;
      return random() < 1 / ONE_IN ? ONE_IN : 0;
    },
  };
}

/** One count for everything that an isolate serves. */
export const isolateSampling = sampling();
