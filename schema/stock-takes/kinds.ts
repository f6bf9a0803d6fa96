/** How a vehicle was found: by its code, or by the end of its number plate where the sticker is torn or missing. */
export const FOUND_BY = ['scan', 'plate'] as const;
export type FoundBy = (typeof FOUND_BY)[number];

/** What is sent at once; a phone that was long without a network sends several times. */
export const MAX_MARKS = 200;

/** Vehicles of a stock-take. A larger stock is counted in its order of age. */
export const MAX_STOCK = 600;

/** How long after its sale a vehicle is still looked for, since it may stand in the yard. */
export const SOLD_DAYS = 90;

/** Earlier stock-takes that are listed. */
export const MAX_PAST = 12;

/** "K-12": where its key hangs. */
export const MAX_HOOK = 12;
