/** How many buyers a seller can keep waiting at most; the free plan has fewer (schema/billing/plans.ts). */
export const MAX_WAITING = 1_000;

/** How many buyers of one vehicle are shown at once. */
export const MAX_MATCHING = 50;

export const MAX_WANTED_MODEL = 60;
