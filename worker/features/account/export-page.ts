/** Rows per statement, since descriptions are long. */
export const PAGE = 100;
