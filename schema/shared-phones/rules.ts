/** After this time without a tap, a shared phone asks who uses it. */
export const IDLE_MS = 10 * 60_000;

/** How often a phone in use reports it, at most. */
export const REPORT_EVERY_MS = 60_000;
