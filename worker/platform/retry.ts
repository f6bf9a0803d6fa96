import { randomBelow } from '../../schema/common/short-code';

/** Errors that D1 recommends to retry (https://developers.cloudflare.com/d1/observability/debug-d1/#error-list). */
const TRANSIENT =
  /Network connection lost|reset because its code was updated|Internal error .*caused object to be reset|transient issue/i;

const RETRIES = 2;
const FIRST_PAUSE_MS = 50;

/**
 * Doubles with each retry; half of it is random, so that clients do not all return at once. Replaced in
 * tests.
 */
export const pause = {
  before: (retry: number) => {
    const most = FIRST_PAUSE_MS * 2 ** retry;
    return new Promise<void>((resolve) => setTimeout(resolve, most / 2 + randomBelow(most / 2)));
  },
};

function isTransient(error: unknown): boolean {
  return error instanceof Error && (TRANSIENT.test(error.message) || isTransient(error.cause));
}

/**
 * Runs an idempotent write, with two retries after transient failures of D1. A failed write may have taken
 * effect, so a repeat must change nothing and return the same, or `earlier` must find its result by an id
 * made before (null for none).
 */
export async function retried<Result>(
  write: () => PromiseLike<Result>,
  earlier?: () => PromiseLike<Result | null>,
): Promise<Result> {
  for (let retry = 0; ; retry++) {
    try {
      return await write();
    } catch (error) {
      if (retry >= RETRIES || !isTransient(error)) throw error;
      await pause.before(retry);
      const done = await earlier?.();
      if (done !== null && done !== undefined) return done;
    }
  }
}
