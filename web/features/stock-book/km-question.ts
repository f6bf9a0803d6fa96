import { say } from './words';

/** Km above what the listing says, and km of one trip, that nobody asks about. */
const MORE_THAN_LISTED = 2_000;
const MORE_ON_A_TRIP = 500;

const asText = (kms: number) => kms.toLocaleString('en-IN');

/** What is asked once about the km of a vehicle that goes out; null for nothing. `listed`: what its listing says. */
export function outKmQuestion(kms: number, listed: number | null): string | null {
  if (listed === null || (kms >= listed && kms <= listed + MORE_THAN_LISTED)) return null;
  return say(
    kms < listed
      ? 'That is less than in the listing: {kms} km. Is it right?'
      : 'That is much more than in the listing: {kms} km. Is it right?',
    { kms: asText(listed) },
  );
}

/** The same for one that comes back. `before`: the km with which it went out. */
export function backKmQuestion(kms: number, before: number): string | null {
  if (kms <= before + MORE_ON_A_TRIP) return null;
  return say('That would be a trip of {kms} km. Is it right?', { kms: asText(kms - before) });
}
