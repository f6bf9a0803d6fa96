/** How many buyers of one vehicle are shown at once. */
export const MAX_MATCHING = 50;

export const MAX_WANTED_MODEL = 60;
