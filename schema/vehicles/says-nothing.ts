/** "NA", "-" and "x" say nothing. */
const EMPTY = /^(?:-+|—|n\.?\/?a\.?|nil|x|\?|none)$/i;
export const saysNothing = (cell: string) => cell.trim() === '' || EMPTY.test(cell.trim());
