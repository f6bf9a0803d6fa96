/** Rows of one statement: descriptions are long. */
export const PAGE = 100;
