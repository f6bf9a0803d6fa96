/**
 * Sent by a document's script when it fetches another document to take a part from. The response then has the
 * complete style sheet, because the open page only has the rules that it used itself.
 */
export const PART_HEADER = 'x-page-part';
