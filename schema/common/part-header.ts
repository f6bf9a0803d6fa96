/**
 * Sent by a document's script when it fetches another document to take a part from. The answer carries the whole style, since the
 * open page has only the rules that it used itself.
 */
export const PART_HEADER = 'x-page-part';
