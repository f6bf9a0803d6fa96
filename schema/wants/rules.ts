/** How many buyers of one vehicle are shown at once. */
export const MAX_MATCHING = 50;

/** How many vehicles that one buyer waits for are shown at once. */
export const MAX_WANTED = 5;

export const MAX_WANTED_MODEL = 60;
