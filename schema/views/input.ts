/** One view per visitor and listing within this time. */
export const VIEW_WINDOW_MS = 30 * 60_000;

/**
 * Views of one listing that one network may add in that time, whatever browsers it names: a carrier address is shared by
 * thousands of phones, but not by hundreds of people at one car.
 */
export const MAX_VIEWS_PER_NETWORK = 100;

/** View counts that are worth a notification: once each. */
export const VIEW_MILESTONES = [10, 50, 100, 500, 1000, 5000, 10_000] as const;
