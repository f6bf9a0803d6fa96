/** A mutation of a source text: `by` replaces what is between `start` and `end`. */
export interface Change {
  operator: string;
  start: number;
  end: number;
  by: string;
}
