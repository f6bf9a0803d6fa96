/** The most vehicles that one statement changes; a screen sends more in steps. */
export const MAX_AT_ONCE = 200;

/** The most that a request may name. Those beyond `MAX_AT_ONCE` are refused one by one. */
export const MAX_NAMED = 10_000;

/** How long a bulk change can be undone. Republishers are told of what ended only afterwards. */
export const UNDO_BULK_MINUTES = 10;

export const BULK_KINDS = ['price', 'status', 'visibility', 'republish', 'answerer', 'delete'] as const;
export type BulkKind = (typeof BULK_KINDS)[number];
