/** Separate from the input schemas, so that lists show these without loading zod. */
export const VEHICLE_STATUSES = ['available', 'pending', 'sold'] as const;

/** The most vehicles of a profile that one request can reorder: all of them or none. */
export const MAX_ORDER_UPDATES = 500;

/** The most vehicles that one step of an import can change. */
export const MAX_IMPORT_CHANGES = 50;

/** Fewer photos than this sell worse. */
export const FEW_PHOTOS = 3;

/** The most vehicles that a search finds; more words find fewer. */
export const MAX_FOUND = 6;
