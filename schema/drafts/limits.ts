/** Separate from the input schemas, so that lists know these without loading zod. */

/** The most drafts that a person may have: a large yard's list of vehicles. */
export const MAX_DRAFTS = 1000;

/** The most that one step of an import can store. */
export const MAX_IMPORTED_DRAFTS = 100;

/** How long an import can be undone. */
export const UNDO_IMPORT_HOURS = 24;
