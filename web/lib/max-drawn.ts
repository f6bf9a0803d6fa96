/** Up to this many items of a list, all are rendered, so that the browser's own search finds each of them. */
export const MAX_DRAWN = 20;
