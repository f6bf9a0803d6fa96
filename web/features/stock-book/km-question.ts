import { say } from './words';

/** Km above what the listing says, and km of one trip, that nobody asks about. */
const MORE_THAN_LISTED = 2_000;
const MORE_ON_A_TRIP = 500;

const asText = (kms: number) => kms.toLocaleString('en-IN');

/**
 * What is asked once about the km of a vehicle that goes out; null for nothing. `listed`: what its listing says; `last`: with
 * which it came back last.
 */
export function outKmQuestion(kms: number, listed: number | null, last: number | null = null): string | null {
  if (last !== null && kms < last) {
    return say('It last came back with {kms} km. Is it right?', { kms: asText(last) });
  }
  if (listed === null || (kms >= listed && kms <= listed + MORE_THAN_LISTED)) return null;
  return say(
    kms < listed
      ? 'That is less than in the listing: {kms} km. Is it right?'
      : 'That is much more than in the listing: {kms} km. Is it right?',
    { kms: asText(listed) },
  );
}

/** Whether somebody should look at the km of a trip again. */
export const isLongTrip = (kms = 0, before = 0): boolean => kms > before + MORE_ON_A_TRIP;

/** The same for one that comes back. `before`: the km with which it went out. */
export function backKmQuestion(kms: number, before: number): string | null {
  if (!isLongTrip(kms, before)) return null;
  return say('That would be a trip of {kms} km. Is it right?', { kms: asText(kms - before) });
}
