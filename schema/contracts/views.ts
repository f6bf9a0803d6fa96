/** One view per visitor and listing within this time (DECISIONS.md). */
export const VIEW_WINDOW_MS = 30 * 60_000;

/** View counts that are worth a notification: once each (DECISIONS.md). */
export const VIEW_MILESTONES = [10, 50, 100, 500, 1000, 5000, 10_000] as const;
