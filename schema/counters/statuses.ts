/**
 * What became of a seller's price. `replaced`: the seller named another one since; `taken_back`: by the seller. An open
 * one whose time is over counts as expired, which is not stored.
 */
export const COUNTER_STATUSES = [
  'open',
  'accepted',
  'countered',
  'declined',
  'replaced',
  'taken_back',
] as const;
export type CounterStatus = (typeof COUNTER_STATUSES)[number];

/** What a buyer can answer. */
export const COUNTER_ANSWERS = [
  'accepted',
  'countered',
  'declined',
] as const satisfies readonly CounterStatus[];
export type CounterAnswer = (typeof COUNTER_ANSWERS)[number];

/** How long a buyer can take an answer back, once. */
export const UNDO_ANSWER_MINUTES = 2;

export const COUNTER_HOURS = 48;

/** Wrong digits after which the link no longer takes an answer. */
export const MAX_COUNTER_TRIES = 5;

/** How many a lead can have. */
export const MAX_COUNTERS = 20;

export type ShownCounterStatus = CounterStatus | 'expired';

/** The status as people see it: an open one whose time is over is expired. */
export const shownCounterStatus = (
  { status, expiresAt }: { status: CounterStatus; expiresAt: string },
  now: number,
): ShownCounterStatus => (status === 'open' && Date.parse(expiresAt) <= now ? 'expired' : status);
