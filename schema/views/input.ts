/** One view per visitor and listing within this time. */
export const VIEW_WINDOW_MS = 30 * 60_000;

/**
 * The most views of one listing that a network can add in that time, whatever browsers it claims: thousands
 * of phones share a carrier's address, but not hundreds of people at one car.
 */
export const MAX_VIEWS_PER_NETWORK = 100;

/** View counts worth a notification, each once. */
export const VIEW_MILESTONES = [10, 50, 100, 500, 1000, 5000, 10_000] as const;
